import { readFileSync } from 'node:fs'
import { readYaml } from '@school/markdown'
import * as z from 'zod'

const Word = z.string().trim().min(1)
const Words = z.array(Word).min(1)
/** What he is called: what she is called. */
const Pairs = z.record(Word, Word).transform((pairs) => Object.entries(pairs))

export const Names = z.strictObject({
  boys: Words,
  girls: Words,
  men: Words,
  women: Words,
  middle: Pairs,
  surnames: Pairs,
})
export type Names = z.output<typeof Names>

const Place = { key: Word, name: Word, short: Word }

/** «7Б». */
const ClassName = z
  .string()
  .regex(/^(1[01]?|[2-9])[А-Я]$/)
  .transform((name) => ({ name, gradeIndex: Number.parseInt(name, 10), letter: name.slice(-1) }))

const School = z.strictObject({ ...Place, city: Word.optional(), classes: z.array(ClassName) })
const Municipality = z.strictObject({ ...Place, city: Word, schools: z.array(School) })
const Region = z.strictObject({ ...Place, timezone: Word, municipalities: z.array(Municipality) })
export const Project = z.strictObject({ ...Place, regions: z.array(Region) })
export type Project = z.output<typeof Project>

/** Reads a file of `content/people/`. @throws with the lines that are wrong */
export function readPeopleFile<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = new URL(`../../../content/people/${name}`, import.meta.url)
  const { data, problems } = readYaml(readFileSync(file, 'utf8'), schema)
  if (data !== null) return data
  throw new Error(problems.map(({ line, message }) => `content/people/${name}:${line} ${message}`).join('\n'))
}
