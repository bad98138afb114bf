import fc, { type GeneratorValue } from 'fast-check'

/** A request as it is about to be sent: the parts of its address apart, its body not written down yet. */
export interface Sketch {
  method: string
  /** `/api/lessons/:lessonId` */
  path: string
  params: Record<string, string>
  query: [name: string, value: string][]
  body: unknown
  headers: Record<string, string>
  /** Sent instead of the body. */
  raw?: { type: string; text: string }
}

/** JSON that no JavaScript value serializes to: 1e400, `__proto__`, nesting deeper than a stack. */
class Verbatim {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** @param body in wire names */
export function writeJson(body: unknown): string {
  const pieces: string[] = []
  const text = JSON.stringify(body, (_, value: unknown) =>
    value instanceof Verbatim ? `@@${pieces.push(value.json) - 1}@@` : value,
  )
  return text.replace(/"@@(\d+)@@"/g, (_, index: string) => pieces[Number(index)]!)
}

const nested = (depth: number) => new Verbatim('['.repeat(depth) + ']'.repeat(depth))

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83e',
  '\udd89x',
  '\uffff\u202e\u200b',
  '😀'.repeat(300),
  'я'.repeat(30_000),
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '9'.repeat(30),
  '2147483648',
  '٣',
  'null',
  'true',
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '![x](%E0%A4%A)',
  '>'.repeat(2000),
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00+23:59',
  '00000000-0000-0000-0000-000000000000',
  'created_at desc; --',
  '{}',
  '__proto__',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
]

const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e308,
  new Verbatim('-0'),
  new Verbatim('1e400'),
  new Verbatim('9223372036854775808'),
  new Verbatim('{"__proto__":{"a":1}}'),
  new Verbatim('{"a":1,"a":2}'),
  nested(20),
  nested(3000),
  [],
  {},
  [[]],
  [null],
  { a: 'b' },
  Array.from({ length: 300 }, () => 1),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
]

type G = GeneratorValue
type Spoil = (sketch: Sketch, g: G) => void

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Verbatim)

/** Every place of a value where another can be put. */
function placesIn(value: unknown, found: { of: Record<string, unknown>; key: string }[] = []) {
  if (isRecord(value))
    for (const key of Object.keys(value)) {
      found.push({ of: value, key })
      placesIn(value[key], found)
    }
  return found
}

export const oneOf = <T>(g: G, choices: readonly T[]): T => choices[g(fc.nat, choices.length - 1)]!

/** One value of the body is another. */
const spoilValue: Spoil = (sketch, g) => {
  const places = placesIn(sketch.body)
  if (places.length === 0) sketch.body = oneOf(g, values)
  else {
    const { of, key } = oneOf(g, places)
    of[key] = oneOf(g, values)
  }
}

const spoilField: Spoil = (sketch, g) => {
  const places = placesIn(sketch.body)
  if (places.length === 0) return spoilValue(sketch, g)
  const { of, key } = oneOf(g, places)
  const kind = oneOf(g, ['missing', 'extra', 'renamed'] as const)
  if (kind !== 'extra') delete of[key]
  if (kind === 'extra')
    of[oneOf(g, ['extra', 'isAdmin', 'ключ', 'a\0b', 'constructor', ''])] = oneOf(g, values)
  if (kind === 'renamed') of[`${key}\u202e`] = 1
}

const spoilParameter: Spoil = (sketch, g) => {
  const names = Object.keys(sketch.params)
  if (names.length === 0) return spoilQuery(sketch, g)
  const odd = [
    '0',
    '-1',
    'abc',
    '1e9',
    '2147483648',
    '9'.repeat(40),
    '%00',
    '%ff',
    '..%2f',
    '%F0%9F%A6%89',
    '1%00',
    '١',
  ]
  const foreign = ['1', '2', '3', '999999', '2147483647']
  sketch.params[oneOf(g, names)] = oneOf(g, [...odd, ...foreign])
}

const spoilQuery: Spoil = (sketch, g) => {
  const names = [
    'page',
    'limit',
    'q',
    'q[s]',
    'q[]',
    'q[no_such_eq]',
    'q[__proto__]',
    'q[grade_eq]',
    'constructor',
    'x',
  ]
  const known = sketch.query.map(([name]) => name)
  const name = oneOf(g, [...known, ...known, ...names])
  const value = oneOf(
    g,
    texts.filter((text) => text.length < 3000),
  )
  const kind = oneOf(g, ['instead', 'in addition', 'as a list', 'deeper'] as const)
  if (kind === 'instead') sketch.query = sketch.query.filter(([one]) => one !== name)
  const suffix = kind === 'as a list' ? '[]' : kind === 'deeper' ? '[a][b]' : ''
  sketch.query.push([`${name}${suffix}`, value])
}

const spoilHeader: Spoil = (sketch, g) => {
  const names = [
    'x-device-id',
    'user-agent',
    'idempotency-key',
    'x-request-id',
    'x-csrf-token',
    'x-forwarded-for',
    'x-forwarded-host',
    'accept',
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
    'content-encoding',
    'x-http-method-override',
  ]
  const odd = [
    '',
    'a\0b',
    '\u0080\u00ff',
    '%E0%A4%A',
    'x'.repeat(3000),
    '*',
    'bytes=9-1',
    'gzip;q=x',
    ',,,',
    '-1',
    '[::1',
    '10.0.0.1, x',
  ]
  sketch.headers[oneOf(g, names)] = oneOf(g, odd)
}

const spoilCookie: Spoil = (sketch, g) => {
  const odd = ['%E0%A4%A', 'a%00b', '', 'x'.repeat(3000), '"', '\u00ff', 'a.b', 'a.b.c', '__proto__']
  sketch.headers['cookie'] = `smekalka_session=${oneOf(g, odd)}; smekalka_visitor=${oneOf(g, odd)}; ; =; a`
}

const spoilForm: Spoil = (sketch, g) => {
  const json = writeJson(sketch.body ?? {})
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'text/html',
    'x',
    '',
  ]
  const broken = [
    json.slice(0, -1),
    `${json}}`,
    '',
    ' ',
    '\0',
    '{"a":',
    'undefined',
    `\ufeff${json}`,
    `[${json}]`,
    'null',
    '"a"',
    '5',
    'NaN',
    "{'a':1}",
  ]
  sketch.raw =
    oneOf(g, [true, false]) === true
      ? { type: oneOf(g, types), text: json }
      : { type: 'application/json', text: oneOf(g, broken) }
}

const spoils: Readonly<Record<string, { weight: number; spoil: Spoil }>> = {
  // A spoilt query is refused: without these few operations would be answered at all.
  nothing: { weight: 7, spoil: () => {} },
  value: { weight: 8, spoil: spoilValue },
  field: { weight: 3, spoil: spoilField },
  parameter: { weight: 4, spoil: spoilParameter },
  query: { weight: 4, spoil: spoilQuery },
  header: { weight: 2, spoil: spoilHeader },
  cookie: { weight: 1, spoil: spoilCookie },
  form: { weight: 2, spoil: spoilForm },
}

const ofReads = new Set(['nothing', 'parameter', 'query', 'header', 'cookie'])

/** Spoils one thing. @returns what */
export function spoilOne(sketch: Sketch, g: G): string {
  const fit = Object.entries(spoils).filter(([name]) => sketch.method !== 'GET' || ofReads.has(name))
  const name = g(() => fc.oneof(...fit.map(([one, { weight }]) => ({ weight, arbitrary: fc.constant(one) }))))
  spoils[name]!.spoil(sketch, g)
  return name
}
