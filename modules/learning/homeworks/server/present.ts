import { presentDiscipline } from '@school/disciplines/server'
import type { Attempt } from '@school/works/contract'
import { percentOf } from '@school/work-rules/server'
import type { Homework, HomeworkCard } from '../contract/homework.ts'
import type { LibrarySet } from '../contract/library.ts'
import type { ManagedCard } from '../contract/managed.ts'
import { minutesFor } from '../contract/minutes.ts'
import type { AssignedThing } from '../contract/thing.ts'
import type { ManagedWebinar } from '../contract/webinar.ts'
import { copyCan } from './access.ts'
import type { CopyRow } from './copy-queries.ts'
import type { ManagedRow, SetRow, WebinarRow } from './queries.ts'
import { type CopyFacts, isLate, markBy, stateOf } from './rules/copy.ts'
import { managedStateOf } from './rules/statement.ts'
import { webinarStateOf } from './rules/webinar.ts'

/** JSON format of the database. */
const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())
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
    : percentOf(points, maxPoints)

/** The mark set by the teacher, else that of the scale when the copy is done. */
export const markIn = (
  copy: CopyFacts & Judged & { mark: number | null },
  scale: readonly number[],
  now: Date,
): number | null => copy.mark ?? (stateOf(copy, now) === 'done' ? markBy(percentIn(copy), scale) : null)

/** Things by their works, as `findThings` has found them. */
export type Things = ReadonlyMap<number, AssignedThing>

const thingOf = ({ thingWorkId }: { thingWorkId: number | null }, things: Things): AssignedThing | null =>
  thingWorkId === null ? null : (things.get(thingWorkId) ?? null)

export function presentCopy(copy: CopyRow, things: Things, now: Date): HomeworkCard {
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
    thing: thingOf(copy, things),
    teacherName: copy.teacherName,
    state,
    softDeadlineAt: written(copy.softDeadlineAt),
    hardDeadlineAt: written(copy.hardDeadlineAt),
    isLate: isLate(copy, now),
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
  things: Things,
  now: Date,
): Omit<Homework, 'mistakes'> => ({
  ...presentCopy(copy, things, now),
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

export const presentSet = (row: SetRow): LibrarySet => ({
  id: row.id,
  section: row.section,
  title: row.title,
  subtitle: row.subtitle,
  discipline: presentDiscipline(row),
  grades: row.grades,
  theme: row.theme,
  examNumbers: row.examNumbers,
  year: row.year,
  difficulty: Math.max(1, Math.round(row.difficulties / Math.max(1, row.tasksCount))),
  tasksCount: row.tasksCount,
  minutes: minutesFor(row.tasksCount, row.difficulties),
  averagePercent: row.averagePercent,
  solvedBy: row.solvedBy,
  homeworkId: row.homeworkId,
  isFavourite: row.isFavourite,
})

const laterBy = (at: string | null, seconds: number): string | null =>
  at && new Date(Date.parse(at) + seconds * 1000).toISOString()

export const presentManaged = (row: ManagedRow, things: Things, now: Date): ManagedCard => ({
  id: row.id,
  title: row.title,
  discipline: presentDiscipline(row),
  state: managedStateOf(
    { ...row, ...row.rules, closesAt: laterBy(row.rules.closesAt, row.extendedSeconds) },
    now,
  ),
  classes: row.classes,
  pupilsApart: row.userIds.length,
  tasksCount: row.tasksCount,
  opensAt: row.rules.opensAt,
  softDeadlineAt: written(row.softDeadlineAt),
  hardDeadlineAt: row.rules.closesAt,
  extendedSeconds: row.extendedSeconds,
  pupils: row.pupils,
  begun: row.begun,
  submitted: row.submitted,
  averagePercent: row.averagePercent,
  sharedBy: row.sharedBy,
  thing: thingOf(row, things),
  level: row.level,
  sets: row.sets,
  webinar: row.webinar && presentManagedWebinar(row.webinar),
})

const presentManagedWebinar = (webinar: WebinarRow): ManagedWebinar => ({
  id: webinar.id,
  title: webinar.title,
  schoolClassId: webinar.schoolClassId,
  startsAt: instant(webinar.startsAt)!,
  endsAt: instant(webinar.endsAt)!,
  state: webinarStateOf(webinar),
  openedAt: instant(webinar.openedAt),
  answersUntil: instant(webinar.answersUntil),
})
