import { routes } from '@school/server/modules'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

// Typed names, titles and codes are stored in one form, otherwise the same word is two words for a search, an order and a
// unique index. The kernel removes invisible characters from every input; the types `Typed…` of the kernel's contract normalise spaces, dashes and
// letters that look alike.

/** Fields with these names are typed in one line. */
const typedField =
  /(?:^|[a-z])(?:name|firstName|lastName|middleName|title|label|code|login|city|cityName|town|street|caption|topic|room|profession)$/i

/** Not typed by people, or free texts of several lines. */
const exempt: Record<string, string> = Object.fromEntries(
  [
    'works.submitAnswer',
    'works.saveAnswer',
    'courses.tryPreview',
    'ownTasks.try',
    'catalog.checkSample',
    'olympiads.checkSample',
  ].map((name) => [`${name}.response.files.name`, 'the name of a file is kept as it was received'] as const),
)

interface Leaf {
  place: string
  field: string
  schema: z.ZodType
}

const inner = ['innerType', 'element', 'valueType', 'in'] as const

/** Text fields of a schema: each name with its schema, including checks and transforms, up to the next named field. */
function leavesIn(schema: unknown, place: string, seen = new Set<unknown>()): Leaf[] {
  if (!(schema instanceof z.core.$ZodType) || seen.has(schema)) return []
  seen.add(schema)
  const def = schema._zod.def as unknown as Record<string, unknown>
  if (def['type'] === 'object')
    return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([field, one]) => [
      ...(holdsText(one) ? [{ place: `${place}.${field}`, field, schema: one }] : []),
      ...leavesIn(one, `${place}.${field}`, seen),
    ])
  return [
    ...inner.flatMap((key) => leavesIn(def[key], place, seen)),
    ...((def['options'] as unknown[] | undefined) ?? []).flatMap((one) => leavesIn(one, place, seen)),
  ]
}

/** Whether the schema accepts a text directly, not in a list or under another name. */
function holdsText(schema: z.ZodType): boolean {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string }
  if (def.type === 'string') return true
  if (def.type === 'union') return (def['options'] as z.ZodType[]).some(holdsText)
  const next = (def['innerType'] ?? (def.type === 'pipe' ? def['in'] : undefined)) as z.ZodType | undefined
  return next !== undefined && holdsText(next)
}

const typed = [' Анна\u00a0\u00a0Мария\t ', ' ab\u00a0\u00a0cd ', ' 2A\u00a0BC-D3 ']
/** True if a text with odd spaces passes the schema unchanged. */
const keepsOddSpaces = ({ schema }: Leaf): boolean =>
  typed.some((text) => {
    const read = schema.safeParse(text)
    return read.success && typeof read.data === 'string' && /^\s|\s$|[\u00a0\t]|\s\s/.test(read.data)
  })

const leaves = routes.flatMap(({ endpoint }) => (endpoint.body ? leavesIn(endpoint.body, endpoint.name) : []))

test('text typed in one line is stored in one form', () => {
  const wrong = leaves.filter(({ field, place }) => typedField.test(field) && !(place in exempt))
  expect(wrong.filter(keepsOddSpaces).map(({ place }) => place)).toEqual([])
})

test('every exception is still needed', () =>
  expect(Object.keys(exempt).filter((place) => !leaves.some((leaf) => leaf.place === place))).toEqual([]))

describe('the law', () => {
  const isWrong = (schema: z.ZodType) => leavesIn(z.object({ name: schema }), 'e').some(keepsOddSpaces)
  test.each<[string, z.ZodType, boolean]>([
    ['a bare text', z.string().max(60), true],
    ['a trimmed one', z.string().trim().nullish(), true],
    ['one of two', z.union([z.literal(''), z.string()]), true],
    ['one that refuses spaces', z.string().regex(/^[a-z]+$/), false],
    ['a list', z.array(z.string()), false],
    [
      'a text that is made even',
      z
        .string()
        .overwrite((text) => text.replace(/\s+/g, ' ').trim())
        .max(9),
      false,
    ],
  ])('checks %s', (_, schema, wrong) => expect(isWrong(schema)).toBe(wrong))
})
