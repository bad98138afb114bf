import * as z from 'zod'
import { Question, Response, TaskKind } from '@school/tasks/contract'
import { Level } from './levels.ts'

/** Below so many pupils a discrimination says nothing: one pupil more would turn it round. */
export const leastForPower = 10

/** So many wrong answers to a task are told; the others are counted. */
export const shownMistakes = 5

/** A pupil of the assignment, with the homework of their own set. */
export const AnalysedPupil = z.object({ userId: z.int(), name: z.string(), homeworkId: z.int() })
export type AnalysedPupil = z.infer<typeof AnalysedPupil>

/** One wrong answer and everybody who has given it. */
export const Mistake = z.object({
  /** Of the first of them: the others may have typed it otherwise. */
  response: Response,
  /** `null` is the question of the task; else that with the numbers of the first of them. */
  question: Question.nullable(),
  isPartial: z.boolean(),
  /** What the author of the task says of it, HTML. */
  feedback: z.string().nullable(),
  pupils: z.array(AnalysedPupil),
  /** How many of them have solved the task after all. */
  solvedLater: z.int(),
})
export type Mistake = z.infer<typeof Mistake>

/** Where a task stands in a set. */
export const TaskPlace = z.object({ homeworkId: z.int(), level: Level.nullable(), position: z.int() })
export type TaskPlace = z.infer<typeof TaskPlace>

/** How a task works: whom of all sets it was given to is taken together. */
export const AnalysedTask = z.object({
  id: z.int(),
  title: z.string(),
  kind: TaskKind,
  places: z.array(TaskPlace),
  /** Pupils with a judged answer. */
  answered: z.int(),
  /** Of those; `null` when nobody has. */
  solvedPercent: z.int().nullable(),
  firstTryPercent: z.int().nullable(),
  /** How many tries it took whoever has solved it. */
  meanTries: z.number().nullable(),
  /** Pupils who have handed in with an answer to it: those whom the discrimination compares. */
  compared: z.int(),
  /** -1..1, see `discriminationOf`; `null` of few pupils, and where all have done alike. */
  discrimination: z.number().nullable(),
  /** Those who have handed in without an answer to it: that is no mistake. */
  unanswered: z.array(AnalysedPupil),
  question: Question,
  /** The right answer. */
  answer: Response,
  /** The most frequent first. */
  mistakes: z.array(Mistake),
  otherMistakes: z.int(),
})
export type AnalysedTask = z.infer<typeof AnalysedTask>

export const Analysis = z.object({
  /** Who has begun, of all sets. */
  begun: z.int(),
  tasks: z.array(AnalysedTask),
})
export type Analysis = z.infer<typeof Analysis>

/** What a discrimination says; `against` is that the weak do better than the strong, and not by chance alone. */
export type Power = 'strong' | 'fair' | 'weak' | 'against'

/** Limits of Ebel, R. L. (1965). Measuring Educational Achievement: good from 0.30, to be improved from 0.20. In a class a little under nought is chance. */
export const powerOf = (discrimination: number): Power =>
  discrimination >= 0.3
    ? 'strong'
    : discrimination >= 0.2
      ? 'fair'
      : discrimination > -0.2
        ? 'weak'
        : 'against'

/** Why a discrimination is not told. */
export const isTooFew = ({ compared }: Pick<AnalysedTask, 'compared'>): boolean => compared < leastForPower
