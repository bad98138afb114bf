import { isCheckedByPerson, type TaskKind } from '@school/tasks/contract'

const appealDays = 7
const dayMs = 24 * 3_600_000

/** Until when a second look may be asked for; `null` of a short answer: a program has judged it by the key. */
export const appealUntil = (kind: TaskKind, judgedAt: Date | null): Date | null =>
  judgedAt && isCheckedByPerson(kind) ? new Date(judgedAt.getTime() + appealDays * dayMs) : null
