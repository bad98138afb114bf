import { presentDiscipline } from '@school/disciplines/server'
import type { Attempt } from '@school/works/contract'
import { percentOfPoints } from '@school/work-rules/server'
import type { Homework, HomeworkCard } from '../contract/homework.ts'
import { minutesFor } from '../contract/minutes.ts'
import type { AssignedWork } from '../contract/assignable.ts'
import { copyCan } from './access.ts'
import type { CopyRow } from './copy-queries.ts'
import { type CopyFacts, isLate, markBy, stateOf } from './rules/copy.ts'
import { overdueSince } from './rules/overdue.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

interface Judged {
  judgedAt: Date | null
  points: number | null
  maxPoints: number | null
  inQueue: number
}

/** `null` while an answer waits for a review: the points of the others would look like the total. */
export const percentIn = ({ judgedAt, points, maxPoints, inQueue }: Judged): number | null =>
  inQueue > 0 || judgedAt === null || points === null || maxPoints === null
    ? null
    : percentOfPoints(points, maxPoints)

/** The mark set by the teacher, else that of the scale when the copy is done. */
export const markIn = (
  copy: CopyFacts & Judged & { mark: number | null },
  scale: readonly number[],
  now: Date,
): number | null => copy.mark ?? (stateOf(copy, now) === 'done' ? markBy(percentIn(copy), scale) : null)

/** AssignedByWork by their works, as `findAssigned` has found them. */
export type AssignedByWork = ReadonlyMap<number, AssignedWork>

export const assignedOf = (
  { thingWorkId }: { thingWorkId: number | null },
  assigned: AssignedByWork,
): AssignedWork | null => (thingWorkId === null ? null : (assigned.get(thingWorkId) ?? null))

export function presentCopy(copy: CopyRow, assigned: AssignedByWork, now: Date): HomeworkCard {
  const state = stateOf(copy, now)
  const percent = percentIn(copy)
  return {
    id: copy.id,
    title: copy.title,
    source: copy.source,
    discipline: presentDiscipline(copy),
    lesson:
      copy.lessonId === null
        ? null
        : {
            id: copy.lessonId,
            title: copy.lessonTitle!,
            courseId: copy.courseId!,
            courseTitle: copy.courseTitle!,
          },
    thing: assignedOf(copy, assigned),
    teacherName: copy.teacherName,
    state,
    softDeadlineAt: written(copy.softDeadlineAt),
    hardDeadlineAt: written(copy.hardDeadlineAt),
    isLate: isLate(copy, now),
    isOverdue: overdueSince(copy, now) !== null,
    tasksCount: copy.tasksCount,
    answeredCount: copy.answeredCount,
    minutesLeft: minutesFor(copy.tasksLeft, copy.difficultiesLeft),
    finishedAt: written(copy.finishedAt),
    percent,
    mark: markIn(copy, copy.markScale, now),
  }
}

export const presentHomework = (
  copy: CopyRow,
  attempt: Attempt | null,
  assigned: AssignedByWork,
  now: Date,
): Omit<Homework, 'mistakes'> => ({
  ...presentCopy(copy, assigned, now),
  introHtml: copy.introHtml,
  tries: copy.rules.tries,
  solution: copy.rules.solution,
  markScale: copy.markScale as Homework['markScale'],
  comment: copy.comment,
  isClosed: copy.closedAt !== null,
  isOwnVariant: copy.isOwnVariant,
  xp: copy.xp,
  attempt,
  serverNow: now.toISOString(),
  can: copyCan(copy, now),
})
