import { routes } from '@school/server/modules'
import { namesOf } from '@school/kernel/server'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { moduleContracts } from '../apps/server/contracts.ts'

interface Inside {
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  items?: z.ZodType[]
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
}

function partsOf(shape: z.ZodType): z.ZodType[] {
  const { shape: fields = {}, options = [], items = [], ...rest } = shape.def as Inside
  const { element, innerType, valueType, in: from, out, left, right } = rest
  const single = [element, innerType, valueType, from, out, left, right].filter((part) => part !== undefined)
  return [...Object.values(fields), ...options, ...items, ...single]
}

type Names = ReadonlyMap<z.ZodType, string>

/** Parts of a shape that are inlined in the document: down to named parts, which are written elsewhere. */
function writtenIn(shape: z.ZodType, names: Names, met = new Set<z.ZodType>()): Set<z.ZodType> {
  for (const part of partsOf(shape)) {
    if (met.has(part)) continue
    met.add(part)
    if (!names.has(part)) writtenIn(part, names, met)
  }
  return met
}

test('a shape used in two places is exported by its contract: the export is its name for integrators', async () => {
  const names = namesOf(await moduleContracts())
  const places = [
    ...[...names].map(([shape, name]) => ({ name, shape })),
    ...routes.flatMap(({ endpoint: { name, body, reply } }) =>
      [body, reply].flatMap((shape) => (shape && !names.has(shape) ? [{ name, shape }] : [])),
    ),
  ]
  expect(places.length).toBeGreaterThan(200)
  const holders = new Map<z.ZodType, string[]>()
  for (const { name, shape } of places)
    for (const part of writtenIn(shape, names)) holders.set(part, [...(holders.get(part) ?? []), name])
  const nameless = [...holders]
    .filter(([shape, by]) => shape instanceof z.ZodObject && by.length > 1 && !names.has(shape))
    .map(([shape, by]) => `{ ${Object.keys((shape as z.ZodObject).shape).join(', ')} } of ${by.join(', ')}`)
  expect(nameless).toEqual([])
})

test('names of shapes are unique', async () => {
  const names = [...namesOf(await moduleContracts()).values()]
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
