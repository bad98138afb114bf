/** A task as another program describes it, before it becomes one of our files. Texts are Markdown. */
export interface ForeignTask {
  /** Where it begins in the file. */
  line: number
  title: string
  statement: string
  /** General feedback; empty when there is none. */
  solution: string
  answer: ForeignAnswer
  /** What the texts show, in the order of their names: `picture-1.png`. */
  pictures: ForeignPicture[]
  /** Parts of the task that are not carried over, or are scored differently here; the task itself keeps its meaning. */
  notes: string[]
}

export interface ForeignPicture {
  name: string
  bytes: Uint8Array
  width: number
  height: number
}

export interface ForeignOption {
  text: string
  isRight: boolean
  /** Feedback to this option. */
  comment: string
}

/** A likely wrong answer and the feedback to it. */
export interface ForeignMistake {
  answers: string[]
  comment: string
}

export type ForeignAnswer =
  | { kind: 'single_choice' | 'multiple_choice'; options: ForeignOption[] }
  | {
      kind: 'number'
      answer: number
      /** As its author wrote it: `7/2`. */
      written?: string
      tolerance: number
      unit: string
      mistakes: ForeignMistake[]
    }
  | { kind: 'short_text'; answers: string[]; caseSensitive: boolean; mistakes: ForeignMistake[] }
  | { kind: 'matching'; pairs: { left: string; right: string }[]; extra: string[] }
  | { kind: 'ordering'; items: string[] }
  /** The statement has `{{1}}`, `{{2}}`… in their places. */
  | { kind: 'gaps'; gaps: ForeignGap[] }
  | { kind: 'essay'; points: number; minWords: number | null; guide: string }

export type ForeignGap =
  | { type: 'text'; answers: string[]; caseSensitive: boolean }
  | { type: 'number'; answer: number; tolerance: number }
  | { type: 'choice'; options: string[]; answer: string }

/** Tasks that GIFT can express. */
export type GiftTask = Pick<ForeignTask, 'title' | 'statement' | 'solution'> & {
  answer: Exclude<ForeignAnswer, { kind: 'gaps' | 'essay' | 'ordering' }>
}

/** A task that is not imported, and why. */
export interface LeftOut {
  line: number
  title: string
  why: string
}

export interface ForeignRead {
  tasks: ForeignTask[]
  leftOut: LeftOut[]
  /** Faults that make the file as a whole unreadable; then there are no tasks. */
  problems: { line: number; message: string }[]
}

/** Thrown when a task can't be imported without becoming another one. Affects that task only. */
export class CantCarry extends Error {
  override name = 'CantCarry'
}

/** Limits of an imported file. A larger one is read up to them, and the rest is reported. */
export const bounds = {
  tasks: 500,
  /** Of one task, with the tags of its texts. */
  signs: 100_000,
  /** Of one text: the limit of the form. */
  markdown: 20_000,
  tags: 4000,
  depth: 60,
  options: 60,
  pictures: 10,
  pictureBytes: 3 * 1024 * 1024,
} as const
