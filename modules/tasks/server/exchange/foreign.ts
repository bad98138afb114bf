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
