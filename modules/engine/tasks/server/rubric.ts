import type { CriterionNote, LineEnd, Question } from '../contract/index.ts'
import type { Area } from './checking/areas.ts'

/** The key of a task. It never leaves the server: what the browser gets is `Question`. */

export interface OptionKey {
  id: string
  correct: boolean
  /** Why this option is (not) right, as HTML; shown to a pupil who chose it. */
  comment: string | null
}

/** A likely wrong answer and its comment. */
export interface MistakeKey {
  /** As a pupil types them. */
  answers: string[]
  /** Explanation of the mistake, as HTML; it does not reveal the right answer. */
  comment: string
}

interface Explained {
  mistakes?: MistakeKey[]
}

export interface NumberKey {
  answer: number
  /** Absolute, in `unit`. */
  tolerance: number
  /** The answer as the author wrote it, when that is more than the number: «7/2». */
  written?: string | undefined
}

export interface TextKey {
  /** The first is the one that is shown as right. */
  answers: string[]
  caseSensitive: boolean
}

export type GapKey =
  | ({ type: 'number' } & NumberKey)
  | ({ type: 'text' } & TextKey)
  | { type: 'choice'; options: string[]; answer: string }

/** For the person who checks. */
type CriterionKey = CriterionNote & { maxPoints: number }

export type Rubric =
  | { kind: 'single_choice'; options: OptionKey[] }
  | { kind: 'multiple_choice'; options: OptionKey[] }
  | ({
      kind: 'number'
      unit: string | null
      otherUnits: Record<string, number>
      unitRequired: boolean
    } & NumberKey &
      Explained)
  | ({ kind: 'short_text' } & TextKey & Explained)
  | { kind: 'gaps'; gaps: Record<string, GapKey> }
  | { kind: 'ordering'; order: string[] }
  | {
      kind: 'compose'
      /** Required pieces and spare ones. */
      pieces: string[]
      /** The first is the one that is shown as right. */
      answers: string[][]
    }
  | { kind: 'matching'; pairs: Record<string, string>; right: string[] }
  | { kind: 'grouping'; groups: Record<string, string[]>; items: string[] }
  | { kind: 'mark_words'; words: string[]; right: string[] }
  | { kind: 'table'; cells: Record<string, GapKey> }
  | {
      kind: 'number_line'
      shape: 'points' | 'interval'
      ends: LineEnd[]
      tolerance: number
      from: number
      to: number
    }
  | { kind: 'image_point'; areas: Area[]; width: number; height: number }
  | { kind: 'file'; maxFiles: number; criteria: CriterionKey[] }
  | { kind: 'essay'; criteria: CriterionKey[] }

export type RubricOf<K extends Rubric['kind']> = Extract<Rubric, { kind: K }>
export type RubricForPerson = Extract<Rubric, { kind: 'file' | 'essay' }>

/** The two sides of a task: the question that is shown and the expected answer. */
export interface QuestionAndRubric {
  question: Question
  rubric: Rubric
}
