import { Question, Response, TaskKind } from '@school/tasks/contract'
import { Level } from '@school/homeworks/contract'
import * as z from 'zod'

/** No discrimination is computed for fewer pupils: one more pupil could reverse it. */
export const leastForPower = 10

/** This many wrong answers to a task are listed; the others are only counted. */
export const shownMistakes = 5

/** A pupil of the assignment, with the homework of their own set. */
export const AnalysedPupil = z.object({ userId: z.int(), name: z.string(), homeworkId: z.int() })
export type AnalysedPupil = z.infer<typeof AnalysedPupil>

/** One wrong answer and all pupils who gave it. */
export const Mistake = z.object({
  /** As typed by the first of them: the others may have typed it differently. */
  response: Response,
  /** The question with the numbers of the first of them; `null` when all have the question of the task. */
  question: Question.nullable(),
  isPartial: z.boolean(),
  /** The author's comment on it, HTML. */
  feedback: z.string().nullable(),
  pupils: z.array(AnalysedPupil),
  /** How many of them have solved the task later. */
  solvedLater: z.int(),
})
export type Mistake = z.infer<typeof Mistake>

/** The position of a task in a set. */
export const TaskPlace = z.object({ homeworkId: z.int(), level: Level.nullable(), position: z.int() })
export type TaskPlace = z.infer<typeof TaskPlace>

/** Statistics of a task over all sets that contain it. */
export const AnalysedTask = z.object({
  id: z.int(),
  title: z.string(),
  kind: TaskKind,
  places: z.array(TaskPlace),
  /** Pupils with a judged answer. */
  answered: z.int(),
  /** Of the pupils with a judged answer; `null` without any. */
  solvedPercent: z.int().nullable(),
  firstTryPercent: z.int().nullable(),
  /** Average number of tries until the task was solved. */
  meanTries: z.number().nullable(),
  /** Submitted copies with an answer to it: the discrimination compares these pupils. */
  compared: z.int(),
  /** -1..1, see `discriminationOf`; `null` for few pupils, and when all have equal results. */
  discrimination: z.number().nullable(),
  /** Submitted copies without an answer to it; not counted as mistakes. */
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
  /** Pupils who have started, over all sets. */
  begun: z.int(),
  tasks: z.array(AnalysedTask),
})
export type Analysis = z.infer<typeof Analysis>

/** Interpretation of a discrimination; `against`: weak pupils do better than strong ones, and not by chance alone. */
export type Power = 'strong' | 'fair' | 'weak' | 'against'

/** Limits of Ebel, R. L. (1965). Measuring Educational Achievement: good from 0.30, to be improved from 0.20. Slightly negative values are chance. */
export const powerOf = (discrimination: number): Power =>
  discrimination >= 0.3
    ? 'strong'
    : discrimination >= 0.2
      ? 'fair'
      : discrimination > -0.2
        ? 'weak'
        : 'against'

/** Whether too few pupils are compared for a discrimination. */
export const isTooFew = ({ compared }: Pick<AnalysedTask, 'compared'>): boolean => compared < leastForPower
