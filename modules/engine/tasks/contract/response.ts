import * as z from 'zod'

export const maxOptions = 8
export const maxGaps = 40
export const maxAnswerLength = 200
/** Words of a text that may be marked. */
export const maxWords = 160
export const maxLinePoints = 4
export const maxPicturePoints = 12
/** Things to put somewhere: items, pieces, pairs. */
export const maxPieces = 16

export const maxFiles = 10
export const maxEssayLength = 20_000

/** A file of an answer. The id is made by the browser; the server replaces the other fields by what it has found. */
export const AttachedFile = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(200),
  type: z.string().max(100),
  size: z.int().min(1).max(1_000_000_000),
})
export type AttachedFile = z.output<typeof AttachedFile>

const Typed = z.record(z.string().regex(/^\d{1,2}$/), z.string().max(maxAnswerLength))

const OptionId = z.string().max(40)
const AnswerText = z.string().max(maxAnswerLength)

/** Reveals nothing about the place of the piece: see `pieceIds`. */
const PieceId = z.string().regex(/^\d{1,6}$/)
const PieceIds = z.array(PieceId).max(maxPieces)
const fewKeys = (record: object) => Object.keys(record).length <= maxPieces

const Coordinate = z.number().min(0).max(10_000)

/** A point on a line or an end of an interval; one that is not put yet has no place. */
export const LineEnd = z.object({
  at: z.number().min(-1e6).max(1e6).nullable(),
  /** Not of the interval itself. */
  isOpen: z.boolean(),
  /** The interval is infinite on this side. */
  isEndless: z.boolean(),
})
export type LineEnd = z.output<typeof LineEnd>

/** What the pupil sends. Its kind must be the kind of the question. */
export const Response = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single_choice'), choice: OptionId }),
  z.object({ kind: z.literal('multiple_choice'), choices: z.array(OptionId).max(maxOptions) }),
  z.object({ kind: z.literal('number'), text: AnswerText }),
  z.object({ kind: z.literal('short_text'), text: AnswerText }),
  z.object({
    kind: z.literal('gaps'),
    /** Gap id -> what is typed or chosen there; a gap that is left empty may be absent. */
    gaps: z
      .record(z.string().regex(/^\d{1,2}$/), AnswerText)
      .refine((gaps) => Object.keys(gaps).length <= maxGaps),
  }),
  /** All items in the pupil's order; none when the order is untouched. */
  z.object({ kind: z.literal('ordering'), order: PieceIds }),
  z.object({ kind: z.literal('compose'), pieces: PieceIds }),
  /** Left id -> right id; who has no pair yet is absent. */
  z.object({ kind: z.literal('matching'), pairs: z.record(PieceId, PieceId).refine(fewKeys) }),
  /** Group id -> ids of items. */
  z.object({ kind: z.literal('grouping'), groups: z.record(PieceId, PieceIds).refine(fewKeys) }),
  z.object({ kind: z.literal('mark_words'), words: z.array(z.string().regex(/^\d{1,3}$/)).max(maxWords) }),
  /** Cell id -> what is typed or chosen there. */
  z.object({
    kind: z.literal('table'),
    cells: Typed.refine((cells) => Object.keys(cells).length <= maxGaps),
  }),
  /** Points as they were put; of an interval the left end and the right one. */
  z.object({ kind: z.literal('number_line'), ends: z.array(LineEnd).max(maxLinePoints) }),
  z.object({
    kind: z.literal('image_point'),
    points: z.array(z.object({ x: Coordinate, y: Coordinate })).max(maxPicturePoints),
  }),
  /** In the order in which they are to be read. */
  z.object({
    kind: z.literal('file'),
    files: z
      .array(AttachedFile)
      .max(maxFiles)
      .refine((files) => new Set(files.map(({ id }) => id)).size === files.length),
    /** A solution, or a part of it, typed: for pupils without a camera. */
    text: z.string().max(maxEssayLength).optional(),
  }),
  z.object({ kind: z.literal('essay'), text: z.string().max(maxEssayLength) }),
])
export type Response = z.output<typeof Response>
export type ResponseOf<K extends Response['kind']> = Extract<Response, { kind: K }>
