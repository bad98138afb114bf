import type { Picture } from '@school/markdown'
import * as z from 'zod'
import { functions } from './functions.ts'
import { says } from './ru.ts'
import { readRange } from './range.ts'

const Name = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,15}$/)
const Formula = z.union([z.string().min(1), z.number().transform(String)])
const Word = z.union([z.number(), z.string(), z.boolean()])

const Range = z.string().superRefine((text, context) => {
  if (!readRange(text)) context.addIssue({ code: 'custom', message: says.badRange(text) })
})

/** The variant fields of a file, in addition to the fields of its kind. */
export const VariantSource = z.object({
  /** Name -> `2..9`, `-1..1 step 0.5`, or a list to choose from. */
  parameters: z.record(Name, z.union([Range, z.array(z.union([Word, z.record(Name, Word)])).min(2)])),
  /** Name -> formula; evaluated in order, a formula may use those above. */
  formulas: z.record(Name, Formula).default({}),
  conditions: z.array(z.string().min(1)).default([]),
  /** Name -> the maximum number of digits after the comma. */
  nice: z.record(Name, z.int().min(0).max(6)).default({}),
  /** In practice a wrong answer gives new numbers. */
  again: z.boolean().default(false),
})
export type VariantSource = z.output<typeof VariantSource>

/** A task that differs between pupils: the source of all its variants. */
export interface Recipe extends VariantSource {
  /** The description of the task, with placeholders. */
  source: Record<string, unknown>
  statement: string
  solution: string
  pictures: Record<string, Picture>
}

/** Fields that only a task with variants has. */
export const variantFields = Object.keys(VariantSource.shape)

/** Checks of names that need no draw. */
export function nameProblems(source: VariantSource): { path: PropertyKey[]; message: string }[] {
  const names = [
    ...Object.keys(source.parameters).map((name) => ['parameters', name]),
    ...Object.keys(source.formulas).map((name) => ['formulas', name]),
  ]
  const seen = new Set<string>(Object.keys(functions))
  const taken = names.flatMap((path) => {
    const isTaken = seen.has(path[1]!)
    seen.add(path[1]!)
    return isTaken ? [{ path, message: says.takenName(path[1]!) }] : []
  })
  const known = new Set(names.map(([, name]) => name))
  const unknown = Object.keys(source.nice)
    .filter((name) => !known.has(name))
    .map((name) => ({ path: ['nice', name], message: says.unknownName(name) }))
  return [...taken, ...unknown]
}
