import { keyPattern } from '@school/content-source/server'
import * as z from 'zod'
import { Exam } from '../contract/paper.ts'

const Key = z.string().regex(keyPattern)
const Line = z.string().trim().min(1)
const Number = z.int().min(1).max(50)
const Year = z.int().min(2020).max(2100)

const ScaleSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('test'),
    year: Year,
    source: Line,
    minimum: z.int().min(0).max(100),
    points: z.array(z.int().min(0).max(100)).min(2),
  }),
  z.strictObject({
    kind: z.literal('mark'),
    year: Year,
    source: Line,
    from: z.strictObject({ 3: z.int().min(1), 4: z.int().min(1), 5: z.int().min(1) }),
    need: z
      .strictObject({ title: Line, numbers: z.array(Number).min(1), points: z.int().min(1) })
      .nullable()
      .default(null),
  }),
])

/** Where a theme of the paper is taught and practised, by keys; themes that the school does not teach are absent. */
const ThemeSteps = z.strictObject({
  theme: Line.max(60),
  /** `course/lesson`. */
  lessons: z.array(Line).default([]),
  skills: z.array(Line).default([]),
  trainings: z.array(Line).default([]),
})
export type ThemeSteps = z.output<typeof ThemeSteps>

/** `rehearsal.yaml`, as its author writes it. */
export const RehearsalSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(120),
  exam: Exam,
  discipline: Key,
  grades: z.array(z.int().min(1).max(11)).min(1),
  position: z.int().min(1).max(1000),
  about: Line,
  paper: z.strictObject({
    year: Year,
    source: Line,
    minutes: z.int().min(1).max(300),
    parts: z
      .array(z.strictObject({ title: Line.max(60), about: Line.max(200), from: Number, to: Number }))
      .min(1),
    tasks: z
      .array(z.strictObject({ number: Number, points: z.int().min(1).max(20), theme: Line.max(60) }))
      .min(1),
    allowed: z.array(Line).default([]),
    forbidden: z.array(Line).default([]),
    reference: Line.nullable().default(null),
    shared: z.array(z.strictObject({ from: Number, to: Number, text: Line })).default([]),
    scale: ScaleSource,
  }),
  steps: z.array(ThemeSteps).default([]),
})
export type RehearsalSource = z.output<typeof RehearsalSource>
