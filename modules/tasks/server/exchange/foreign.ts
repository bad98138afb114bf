/** A task as another program describes it, before it becomes a file of ours. Texts are Markdown. */
export interface ForeignTask {
  /** Where it begins in the file. */
  line: number
  title: string
  statement: string
  /** General feedback; empty when there is none. */
  solution: string
  answer: ForeignAnswer
}

export interface ForeignOption {
  text: string
  isRight: boolean
  /** Feedback to this option. */
  comment: string
}

export type ForeignAnswer =
  | { kind: 'single_choice' | 'multiple_choice'; options: ForeignOption[] }
  | { kind: 'number'; answer: number; tolerance: number; wrong: string[] }
  | { kind: 'short_text'; answers: string[]; caseSensitive: boolean; wrong: string[] }
  | { kind: 'matching'; pairs: { left: string; right: string }[]; extra: string[] }
  /** The statement has `{{1}}`, `{{2}}`… in their places. */
  | { kind: 'gaps'; gaps: ForeignGap[] }
  | { kind: 'essay'; points: number; minWords: number | null; guide: string }

export type ForeignGap =
  | { type: 'text'; answers: string[]; caseSensitive: boolean }
  | { type: 'number'; answer: number; tolerance: number }
  | { type: 'choice'; options: string[]; answer: string }

/** What GIFT can say. */
export type GiftTask = ForeignTask & { answer: Exclude<ForeignAnswer, { kind: 'gaps' | 'essay' }> }

/** What was not taken, and why. */
export interface LeftOut {
  line: number
  title: string
  why: string
}

export interface ForeignRead {
  tasks: ForeignTask[]
  leftOut: LeftOut[]
  /** What makes the file unreadable; then nothing is imported. */
  problems: { line: number; message: string }[]
}
