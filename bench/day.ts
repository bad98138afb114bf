import { addDays, dayIn, mondayOf } from '@school/texts'
import { readPage, renderingCpuMs } from './pages.ts'
import { type Bench, keepPage, publicPage } from './ratios.ts'
import type { Target } from './report.ts'

const askings = 60

/** Pages with which a pupil's day begins, and a month of the calendar; this pupil is in every course and has begun nothing. */
export async function measureDay(bench: Bench): Promise<Target[]> {
  const { school, bare } = bench
  const { cookie } = bench.pupils.at(-3)!
  await keepPage(bare, await readPage(school, publicPage))
  const kept = await renderingCpuMs(bare, '/page', {})
  const targets: Target[] = []
  for (const path of ['/dashboard/daily-plan', '/dashboard']) {
    const ms = await renderingCpuMs(school, path, { cookie, 'accept-encoding': 'gzip' })
    targets.push({
      name: `CPU of rendering \`${path}\` for its pupil`,
      // A page that needs some forty statements for one person, unlike a cached page that is the same for all.
      limit: { most: 30 },
      unit: 'bare answers of a kept page',
      value: ms / kept,
      note: `${ms.toFixed(2)} ms; ${kept.toFixed(2)} ms kept`,
    })
  }
  const from = mondayOf(dayIn(new Date()))
  const month = `/api/calendar?date_from=${from}&date_to=${addDays(from, 41)}`
  const tookMs: number[] = []
  // The first ones warm the server up.
  for (let asked = -askings / 4; asked < askings; asked++) {
    const began = performance.now()
    const reply = await fetch(school.url + month, { headers: { cookie } })
    if (!reply.ok) throw new Error(`The calendar answered ${reply.status}.`)
    await reply.arrayBuffer()
    if (asked >= 0) tookMs.push(performance.now() - began)
  }
  const sorted = tookMs.toSorted((a, b) => a - b)
  targets.push({
    name: 'a month of the calendar, 95 of 100 within',
    limit: { most: 20 },
    unit: 'ms',
    value: sorted[Math.floor(askings * 0.95)]!,
    note: `median ${sorted[askings / 2]!.toFixed(1)} ms, one after another`,
  })
  return targets
}
