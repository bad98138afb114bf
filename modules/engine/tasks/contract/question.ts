import * as z from 'zod'

/** The part of a task sent to the browser. The key is another type and stays on the server. */
export const Option = z.object({ id: z.string(), html: z.string() })
export type Option = z.output<typeof Option>

export const Gap = z.discriminatedUnion('type', [
  z.object({ id: z.string(), type: z.literal('text') }),
  z.object({ id: z.string(), type: z.literal('number') }),
  z.object({ id: z.string(), type: z.literal('choice'), options: z.array(z.string()) }),
])
export type Gap = z.output<typeof Gap>

/**
 * A statement with places to fill: safe HTML, a gap, or an element around both.
 * A gap splits its paragraph, and half a paragraph is not valid HTML: hence the small tree.
 */
export type StatementPart =
  | { html: string }
  | { gap: Gap }
  | { tag: string; className?: string | undefined; parts: StatementPart[] }

export const StatementPart: z.ZodType<StatementPart> = z
  .union([
    z.object({ html: z.string() }),
    z.object({ gap: Gap }),
    z.object({
      tag: z.string(),
      className: z.string().optional(),
      get parts() {
        return z.array(StatementPart)
      },
    }),
  ])
  .meta({ id: 'StatementPart' })

/** A piece of a text; one without an id can't be marked. */
export const TextPiece = z.object({ id: z.string().nullable(), text: z.string() })
export type TextPiece = z.output<typeof TextPiece>

/** A cell is text or an answer field. */
export const TableCell = z.union([z.object({ html: z.string() }), z.object({ gap: Gap })])
export type TableCell = z.output<typeof TableCell>

/** A criterion of an answer. How points are given is part of the key and shown only to reviewers. */
export const Criterion = z.object({ id: z.string(), title: z.string(), maxPoints: z.int() })
export type Criterion = z.output<typeof Criterion>

const choice = {
  html: z.string(),
  options: z.array(Option),
  /** The options have an order of their own («Строка 1», «Строка 2») and are not shuffled. */
  keepOrder: z.boolean().optional(),
}

export const Question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single_choice'), ...choice }),
  z.object({ kind: z.literal('multiple_choice'), ...choice }),
  z.object({
    kind: z.literal('number'),
    html: z.string(),
    /** Printed next to the field; null when there is none or when the pupil has to write it. */
    unit: z.string().nullable(),
    unitRequired: z.boolean(),
  }),
  z.object({ kind: z.literal('short_text'), html: z.string() }),
  z.object({ kind: z.literal('gaps'), parts: z.array(StatementPart) }),
  z.object({ kind: z.literal('ordering'), html: z.string(), items: z.array(Option) }),
  z.object({
    kind: z.literal('compose'),
    html: z.string(),
    pieces: z.array(Option),
    /** Parts of one word or formula: joined without spaces. */
    isGlued: z.boolean(),
  }),
  z.object({ kind: z.literal('matching'), html: z.string(), left: z.array(Option), right: z.array(Option) }),
  z.object({
    kind: z.literal('grouping'),
    html: z.string(),
    groups: z.array(Option),
    items: z.array(Option),
  }),
  /** Paragraphs of a text whose words or phrases are to be marked. */
  z.object({ kind: z.literal('mark_words'), html: z.string(), lines: z.array(z.array(TextPiece)) }),
  z.object({
    kind: z.literal('table'),
    html: z.string(),
    /** Column heads as HTML; the first is above the row heads and may be empty. */
    columns: z.array(z.string()),
    rows: z.array(z.object({ head: z.string(), cells: z.array(TableCell) })),
  }),
  z.object({
    kind: z.literal('number_line'),
    html: z.string(),
    shape: z.enum(['points', 'interval']),
    /** Points to put, or the two ends of an interval. */
    count: z.int(),
    from: z.number(),
    to: z.number(),
    /** What a point sticks to. */
    step: z.number(),
    /** Between signed marks. */
    labelStep: z.number(),
    unit: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('image_point'),
    html: z.string(),
    /** Points are given in its units. */
    picture: z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
    /** Points to put; null when finding their number is part of the task. */
    count: z.int().nullable(),
  }),
  /** A solution on paper, photographed, or a document. */
  z.object({
    kind: z.literal('file'),
    html: z.string(),
    maxFiles: z.int(),
    criteria: z.array(Criterion),
  }),
  z.object({
    kind: z.literal('essay'),
    html: z.string(),
    /** The required number of words; a shorter text may be sent. `null` when there is no requirement. */
    minWords: z.int().nullable(),
    criteria: z.array(Criterion),
  }),
])
export type Question = z.output<typeof Question>
export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>
