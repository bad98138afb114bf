/** A Prometheus query, as far as the dashboard and the alerts need it: names and labels, to compare them with the exported metrics. */
export interface Query {
  readonly selectors: readonly Selector[]
  /** Labels that group the result. */
  readonly groups: readonly Group[]
}

export interface Selector {
  readonly metric: string
  readonly matchers: readonly { label: string; operator: string; value: string }[]
}

interface Group {
  readonly labels: readonly string[]
  /** The metrics that must have them. */
  readonly metrics: readonly string[]
}

const functions = new Set([
  'absent',
  'avg_over_time',
  'histogram_quantile',
  'increase',
  'max',
  'min',
  'predict_linear',
  'quantile_over_time',
  'rate',
  'sum',
  'topk',
])
const words = new Set(['and', 'or', 'unless'])
const grouping = new Set(['by', 'on'])

const token =
  /"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[a-zA-Z_]\w*|\d+(?:\.\d+)?(?:e\d+)?|=~|!~|!=|==|>=|<=|[{}(),=<>+*/-]|\S/g
const range = /^\[(\d+[smhd]|\$__rate_interval)(:\d+[smhd])?\]$/
const other = /^(".*"|\d.*|==|!=|>=|<=|[(),<>+*/-])$/
const isName = (text = ''): boolean => /^[a-zA-Z_]/.test(text)

/** @throws at unknown syntax: add it here, with a test */
export function readQuery(text: string): Query {
  const tokens = text.match(token) ?? []
  const selectors: (Selector & { at: number })[] = []
  const groups: { labels: string[]; at: number }[] = []
  let at = 0

  function expect(wanted: string | RegExp): string {
    const found = tokens[at++] ?? 'the end'
    if (typeof wanted === 'string' ? found === wanted : wanted.test(found)) return found
    throw new Error(`${text}: ${found} where ${wanted} was expected`)
  }
  function list<T>(close: string, item: () => T): T[] {
    const items: T[] = []
    while (tokens[at] !== close) {
      if (items.length > 0) expect(',')
      items.push(item())
    }
    expect(close)
    return items
  }
  const label = () => expect(/^[a-z_]\w*$/)
  const matcher = () => ({
    label: label(),
    operator: expect(/^(=|!=|=~|!~)$/),
    value: JSON.parse(expect(/^"/)) as string,
  })

  while (at < tokens.length) {
    const one = tokens[at++]!
    if (grouping.has(one)) {
      expect('(')
      groups.push({ labels: list(')', label), at })
    } else if (functions.has(one)) {
      if (tokens[at] !== 'by' && tokens[at] !== '(') throw new Error(`${text}: nothing to ${one}`)
    } else if (isName(one) && !words.has(one)) {
      if (tokens[at] === '(') throw new Error(`${text}: an unknown function ${one}`)
      const start = at - 1
      const matchers = tokens[at] === '{' && at++ ? list('}', matcher) : []
      selectors.push({ metric: one, matchers, at: start })
    } else if (one.startsWith('[') ? !range.test(one) : !words.has(one) && !other.test(one))
      throw new Error(`${text}: an unknown ${one}`)
  }
  const end = closings(tokens, text)
  const within = (from: number) => selectors.filter((s) => s.at >= from && s.at < (end.get(from) ?? Infinity))
  return {
    selectors,
    groups: groups.map(({ labels, at: from }) => ({ labels, metrics: within(from).map((s) => s.metric) })),
  }
}

/** The index of the closing token. */
function closings(tokens: readonly string[], text: string): Map<number, number> {
  const open: number[] = []
  const closed = new Map<number, number>()
  for (const [at, one] of tokens.entries()) {
    if (one === '(') open.push(at)
    if (one !== ')') continue
    const opening = open.pop()
    if (opening === undefined) throw new Error(`${text}: a ) too many`)
    closed.set(opening, at)
  }
  if (open.length > 0) throw new Error(`${text}: a ) is missing`)
  return closed
}
