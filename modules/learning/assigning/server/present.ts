import { presentDiscipline } from '@school/disciplines/server'
import { minutesFor, webinarStateOf } from '@school/homeworks/contract'
import { type AssignedByWork, assignedOf } from '@school/homeworks/server'
import type { LibrarySet } from '../contract/library.ts'
import type { ManagedCard } from '../contract/managed.ts'
import type { ManagedWebinar } from '../contract/webinar.ts'
import type { ManagedRow, WebinarRow } from './managed-queries.ts'
import type { SetRow } from './library-queries.ts'
import { managedStateOf } from './rules/statement.ts'

/** JSON format of the database. */
const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

const written = (at: Date | null): string | null => at?.toISOString() ?? null

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

export const presentManaged = (row: ManagedRow, assigned: AssignedByWork, now: Date): ManagedCard => ({
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
  thing: assignedOf(row, assigned),
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
