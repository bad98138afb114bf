import * as z from 'zod'
import { maxAnswerLength, maxFiles, maxOptions, maxPicturePoints, maxPieces } from '../../contract/index.ts'

import { readLine } from './read-line.ts'
import { says } from './ru.ts'

/** The YAML of a task file, as its author writes it. */

const Text = z.string().trim().min(1)
const NumberText = z.union([z.number(), z.string().min(1)])
const Skill = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)

/** Files prove their keys (`FileDemands`); a task of a form is checked by its own shown answer. */
const proofOf = <T extends z.ZodType>(answer: T) =>
  z.strictObject({ right: z.array(answer), wrong: z.array(answer) })

const common = {
  title: Text.max(60),
  difficulty: z.int().min(1).max(5),
  skills: z.array(Skill),
  hints: z.array(Text).max(3).default([]),
}

const Option = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  text: Text,
  correct: z.boolean().default(false),
  comment: Text.optional(),
})
const choice = { options: z.array(Option).min(2).max(maxOptions), keep_order: z.boolean().default(false) }

const number = { answer: NumberText, tolerance: z.number().min(0).default(0) }
/** Longer answers could not be typed by a pupil. */
const TypedAnswer = Text.max(maxAnswerLength)
const text = { answers: z.array(TypedAnswer).min(1), case_sensitive: z.boolean().default(false) }

/** Likely wrong answers, each with its comment. */
const mistakes = z
  .array(z.strictObject({ answers: z.array(NumberText.transform(String)).min(1), comment: Text }))
  .max(8)
  .default([])
export type MistakeSource = z.output<typeof mistakes>[number]

const GapSource = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), ...text }),
  z.strictObject({ type: z.literal('number'), ...number }),
  z.strictObject({ type: z.literal('choice'), options: z.array(Text).min(2).max(12), answer: Text }),
])
/** A number in a cell needs no quotes. */
const CellText = z.union([Text, z.number().transform(String), z.literal('')])
const GapId = z.string().regex(/^[1-9]\d?$/)

/** `(-2; 3]` or `-1; 4`. */
const LineText = NumberText.transform((written, context) => {
  const read = readLine(String(written))
  if (read) return read
  context.addIssue({ code: 'custom', message: says.notLine(String(written)) })
  return z.NEVER
})

const Pair = z.tuple([z.number(), z.number()])
const AreaSource = z.union([
  z.strictObject({ rect: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]) }),
  z.strictObject({ circle: z.tuple([z.number(), z.number(), z.number().positive()]) }),
  z.strictObject({ polygon: z.array(Pair).min(3).max(20) }),
])

/** A piece is called by its number in the file, from 1; spare ones are counted on. */
const PieceNumber = z.int().min(1).max(maxPieces)
const Numbers = z.array(PieceNumber).min(1)
const NumberKey = z.string().regex(/^[1-9]\d?$/)
const extra = z
  .array(Text)
  .max(maxPieces / 2)
  .default([])

/** A criterion of an answer. `levels` describe what each number of points is given for. */
const CriterionSource = z.strictObject({
  title: Text.max(80),
  points: z.int().min(1).max(9),
  description: Text,
  levels: z.record(z.string().regex(/^\d$/), Text).default({}),
})
const criteria = z.array(CriterionSource).min(1).max(10)

export const TaskSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single_choice'), ...common, ...choice, proof: proofOf(Text) }),
  z.strictObject({
    kind: z.literal('multiple_choice'),
    ...common,
    ...choice,
    proof: proofOf(z.array(Text).min(1)),
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...common,
    ...number,
    unit: Text.max(20).optional(),
    other_units: z.record(Text, z.number().positive()).default({}),
    unit_required: z.boolean().default(false),
    mistakes,
    proof: proofOf(Text),
  }),
  z.strictObject({
    kind: z.literal('short_text'),
    ...common,
    ...text,
    mistakes,
    proof: proofOf(Text),
  }),
  z.strictObject({
    kind: z.literal('gaps'),
    ...common,
    gaps: z.record(GapId, GapSource),
    proof: proofOf(z.record(GapId, z.string())),
  }),
  z.strictObject({
    kind: z.literal('ordering'),
    ...common,
    items: z
      .array(Text)
      .min(3)
      .max(maxPieces / 2),
    proof: proofOf(Numbers),
  }),
  z.strictObject({
    kind: z.literal('compose'),
    ...common,
    pieces: z.array(Text).min(2).max(maxPieces),
    extra,
    also: z.array(Numbers).default([]),
    glued: z.boolean().default(false),
    proof: proofOf(Numbers),
  }),
  z.strictObject({
    kind: z.literal('matching'),
    ...common,
    pairs: z
      .array(z.strictObject({ left: Text, right: Text }))
      .min(2)
      .max(maxPieces / 2),
    extra,
    proof: proofOf(z.record(NumberKey, PieceNumber)),
  }),
  z.strictObject({
    kind: z.literal('grouping'),
    ...common,
    groups: z
      .array(z.strictObject({ title: Text, items: z.array(Text).min(1) }))
      .min(2)
      .max(4),
    extra,
    proof: proofOf(z.record(NumberKey, Numbers)),
  }),
  z.strictObject({
    kind: z.literal('mark_words'),
    ...common,
    text: Text,
    proof: proofOf(z.array(Text).min(1)),
  }),
  z.strictObject({
    kind: z.literal('table'),
    ...common,
    columns: z
      .array(z.union([Text, z.literal('')]))
      .min(2)
      .max(6),
    rows: z
      .array(z.strictObject({ head: Text, cells: z.array(z.union([CellText, GapSource])).min(1) }))
      .min(1)
      .max(12),
    proof: proofOf(z.record(GapId, z.string())),
  }),
  z.strictObject({
    kind: z.literal('number_line'),
    ...common,
    line: z.strictObject({
      from: z.number(),
      to: z.number(),
      step: z.number().positive().default(1),
      labels: z.number().positive().optional(),
      unit: Text.max(20).optional(),
    }),
    answer: LineText,
    tolerance: z.number().min(0).default(0),
    proof: proofOf(LineText),
  }),
  z.strictObject({
    kind: z.literal('image_point'),
    ...common,
    picture: Text,
    alt: Text,
    areas: z.array(AreaSource).min(1).max(8),
    count_hidden: z.boolean().default(false),
    proof: proofOf(z.array(Pair).min(1).max(maxPicturePoints)),
  }),
  z.strictObject({
    kind: z.literal('file'),
    ...common,
    max_files: z.int().min(1).max(maxFiles).default(maxFiles),
    criteria,
  }),
  z.strictObject({
    kind: z.literal('essay'),
    ...common,
    min_words: z.int().min(1).max(2000).optional(),
    criteria,
  }),
])
export type TaskSource = z.output<typeof TaskSource>

const some = z.array(z.unknown()).min(1)

/** Additional requirements for content files: a skill, and answers that prove the key. */
export const FileDemands = z.looseObject({
  skills: some.optional(),
  proof: z.looseObject({ right: some.optional(), wrong: some.optional() }).optional(),
})
export type SourceOf<K extends TaskSource['kind']> = Extract<TaskSource, { kind: K }>
