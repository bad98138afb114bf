import type { Job } from '@school/kernel/server'
import { Metrics, openTestSchool, type TestSchool } from '@school/server/testing'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as yaml from 'yaml'
import { readText } from './files.ts'
import { readQuery, type Selector } from './promql.ts'

const page = 'docs/operations/watching.md'

interface Panel {
  title: string
  type: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; legendFormat: string }[]
}
interface Alert {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
const { panels } = JSON.parse(readText('docs/operations/grafana-dashboard.json')) as { panels: Panel[] }
const { groups } = yaml.parse(readText('docs/operations/alerts.yml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)

/** Queries, with the labels that their legends and summaries use. */
const asked = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ of: title, expr, words: legendFormat })),
  ),
  ...alerts.map(({ alert, expr, annotations }) => ({ of: alert, expr, words: annotations.summary })),
].map((one) => ({ ...one, query: readQuery(one.expr) }))

/** Metrics and labels that Prometheus itself adds. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance'] }

/** Metrics after every counted event has happened once. */
async function hearEverything(school: TestSchool): Promise<Metrics> {
  const settings = {
    REQUESTS_PER_MINUTE: '3',
    OPERATIONS_TOKEN: 'token-of-those-who-watch',
    REDIS_URL: unreachableRedis,
  }
  const app = await school.process(settings)
  const guest = (address: string) => school.guest().at(app, address)
  try {
    // Like rendering a page.
    await app.measured('site', '/', async () => ({ status: 200 }))
    for (let i = 0; i < 4; i++) await guest('10.0.0.2').get('/api/csrf_token')
    await guest('10.0.0.3').put(`/api/files/${crypto.randomUUID()}?name=a.png`)
    for (const code of ['57014', '55P03']) {
      const refused = Object.assign(new Error('refused'), { code })
      vi.spyOn(school.database.pool, 'connect').mockRejectedValueOnce(refused as never)
      expect((await guest('10.0.0.4').get('/api/trainings')).status).toBe(503)
    }
    const falls: Job = {
      name: 'falls',
      summary: 'falls',
      schedule: '* * * * *',
      run: () => Promise.reject(new Error('fallen')),
    }
    await expect(school.jobQueue.run(falls)).rejects.toThrow('fallen')
    const headers = { authorization: `Bearer ${settings.OPERATIONS_TOKEN}` }
    const { status, text } = await guest('10.0.0.5').get('/metrics', { headers })
    expect(status).toBe(200)
    return new Metrics(text)
  } finally {
    await app.close()
  }
}
const unreachableRedis = 'redis://127.0.0.1:1'

let metrics: Metrics
beforeAll(async () => {
  metrics = await hearEverything(await openTestSchool())
})
afterEach(() => vi.restoreAllMocks())

const partsOfKind: Readonly<Record<string, RegExp>> = {
  histogram: /_(bucket|sum|count)$/,
  summary: /_(sum|count)$/,
}
/** The metric of a name: a histogram is queried by its parts only. */
function metricOf(name: string): string | undefined {
  const base = name.replace(/_(bucket|sum|count)$/, '')
  if (base !== name && partsOfKind[metrics.kinds.get(base) ?? '']?.test(name)) return base
  return metrics.kinds.has(name) && !partsOfKind[metrics.kinds.get(name)!] ? name : undefined
}
const hasLabel = (name: string, label: string): boolean =>
  ofPrometheus.labels.includes(label) || metrics.find(name).some(({ labels }) => label in labels)

/** Values of a matcher that match no metric: `a|b` are two. */
function missedValues({ metric, matchers }: Selector): string[] {
  return matchers
    .filter(({ label, operator }) => !ofPrometheus.labels.includes(label) && !operator.startsWith('!'))
    .flatMap(({ label, operator, value }) => {
      const values = operator === '=~' ? value.split('|') : [value]
      const isMet = (wanted: string) =>
        metrics
          .find(metric)
          .some(({ labels: { [label]: known = '' } }) =>
            operator === '=~' ? new RegExp(`^(?:${wanted})$`).test(known) : known === wanted,
          )
      return values.filter((wanted) => !isMet(wanted)).map((wanted) => `${metric}{${label}="${wanted}"}`)
    })
}

function faultsOf({ query, words }: Pick<(typeof asked)[number], 'query' | 'words'>): string[] {
  const own = query.selectors.filter(({ metric }) => !ofPrometheus.metrics.includes(metric))
  const labels = query.groups.flatMap((group) => group.labels)
  const named = Array.from(words.matchAll(/\{\{ ?(?:\$labels\.)?(\w+)/g), ([, label]) => label!)
  return [
    ...own.filter(({ metric }) => !metricOf(metric)).map(({ metric }) => metric),
    ...own.flatMap(missedValues),
    ...query.groups.flatMap((group) =>
      group.metrics.flatMap((metric) =>
        group.labels.filter((label) => !hasLabel(metric, label)).map((label) => `${metric} by ${label}`),
      ),
    ),
    ...named.filter((label) => ![...labels, ...ofPrometheus.labels].includes(label)).map((l) => `{{${l}}}`),
  ]
}

test('the school exports every metric of the dashboard and the alerts, with their labels and values', () => {
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.flatMap((one) => faultsOf(one).map((fault) => `${one.of}: ${fault}`))).toEqual([])
})

test.each([
  ['school_sesions_alive', '', ['school_sesions_alive']],
  ['http_request_duration_seconds', '', ['http_request_duration_seconds']],
  ['school_part_up{part="redos"}', '', ['school_part_up{part="redos"}']],
  [
    'rate(school_security_events_total{event=~"user_created|user_crated"}[5m])',
    '',
    [expect.stringContaining('crated')],
  ],
  [
    'sum by (rout) (school_unavailable_total)',
    '{{route}}',
    ['school_unavailable_total by rout', '{{route}}'],
  ],
])('detects a fault in %s', (expr, words, faults) => {
  expect(faultsOf({ query: readQuery(expr), words })).toEqual(faults)
})

test('every exported metric is used by the dashboard or an alert', () => {
  const used = new Set(asked.flatMap(({ query }) => query.selectors.map(({ metric }) => metricOf(metric))))
  const ours = [...metrics.kinds.keys()].filter((name) => /^(school|http)_/.test(name))
  expect(ours.length).toBeGreaterThan(20)
  expect(ours.filter((name) => !used.has(name))).toEqual([])
})

describe('an alert', () => {
  test('has a delay, a severity, a summary and a runbook', () => {
    for (const { alert, for: since, labels, annotations } of alerts) {
      expect(since, alert).toMatch(/^\d+[mh]$/)
      expect(['now', 'morning'], alert).toContain(labels.severity)
      expect(annotations.summary, alert).toMatch(/^.{20,120}\.$/)
      expect(annotations.runbook, alert).toBe(`${page}#${alert.toLowerCase()}`)
    }
  })

  test('has its paragraph, and every paragraph has an alert', () => {
    const headings = Array.from(readText(page).matchAll(/^### (\w+)$/gm), ([, name]) => name)
    expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })
})

test('panels of the dashboard do not overlap', () => {
  const cells = panels.flatMap(({ title, gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => ({ title, cell: `${x + (i % w)}:${y + Math.floor(i / w)}` })),
  )
  expect(cells.length).toBe(new Set(cells.map(({ cell }) => cell)).size)
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
})
