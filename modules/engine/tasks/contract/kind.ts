import * as z from 'zod'

export const taskKinds = [
  'single_choice',
  'multiple_choice',
  'number',
  'short_text',
  'gaps',
  'ordering',
  'compose',
  'matching',
  'grouping',
  'mark_words',
  'table',
  'number_line',
  'image_point',
  'file',
  'essay',
] as const

/** What the pupil does in a task. */
export const TaskKind = z.enum(taskKinds)
export type TaskKind = z.output<typeof TaskKind>

/** Answers that a person checks by criteria; a verdict comes with the review. */
export const isCheckedByPerson = (kind: TaskKind): kind is 'file' | 'essay' =>
  kind === 'file' || kind === 'essay'

/** Files that a page shows as pictures; the others are saved. */
export const isShown = ({ type }: { type: string }): boolean =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(type)
