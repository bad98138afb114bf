import { routes } from '@school/server/rooms'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

// What people type as a name, a title or a code is kept in one form, or the same word is two words to a search, to an order and to a
// unique index. The kernel takes invisible signs from every input; spaces, dashes and letters that look alike are of the types
// `Typed…` of the kernel's contract.

/** Fields that are named so are typed in one line. */
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

/** Fields with texts of a schema: what stands under the name of a field up to the next one, with its checks and transforms. */
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

/** Whether a text may stand there itself, and not in a list or under another name. */
function holdsText(schema: z.ZodType): boolean {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string }
  if (def.type === 'string') return true
  if (def.type === 'union') return (def['options'] as z.ZodType[]).some(holdsText)
  const next = (def['innerType'] ?? (def.type === 'pipe' ? def['in'] : undefined)) as z.ZodType | undefined
  return next !== undefined && holdsText(next)
}

const typed = [' Анна\u00a0\u00a0Мария\t ', ' ab\u00a0\u00a0cd ', ' 2A\u00a0BC-D3 ']
/** As the kernel hands an input on, a text is kept with odd spaces as it was typed. */
const keepsOddSpaces = ({ schema }: Leaf): boolean =>
  typed.some((text) => {
    const read = schema.safeParse(text)
    return read.success && typeof read.data === 'string' && /^\s|\s$|[\u00a0\t]|\s\s/.test(read.data)
  })

const leaves = routes.flatMap(({ endpoint }) => (endpoint.body ? leavesIn(endpoint.body, endpoint.name) : []))

test('what is typed in one line is kept in one form', () => {
  const wrong = leaves.filter(({ field, place }) => typedField.test(field) && !(place in exempt))
  expect(wrong.filter(keepsOddSpaces).map(({ place }) => place)).toEqual([])
})

test('no exemption is left over', () =>
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
  ])('looks at %s', (_, schema, wrong) => expect(isWrong(schema)).toBe(wrong))
})
