import type { Sql } from '@school/db'
import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { idsIn, type LateItem, type TodayItem, type TodaySource } from '@school/today/server'
import { finishedSinceSql } from '@school/results/server'
import { minutesFor } from '../contract/minutes.ts'
import { type CopyRow, listCopies } from './copy-queries.ts'
import { listAssignedDoneSince } from './assignables.ts'
import { inOrder, isLate, stateOf, tabOf } from './rules/copy.ts'
import { overdueSince } from './rules/overdue.ts'
import { today as t } from './ru.ts'

const shownAtOnce = 3
/** A daily plan gets more items than the short list, up to this limit. */
const planned = 8
const mendingMinutes = 10

/** Of these homeworks, those that a person has finished since an instant. */
async function listFinishedSince(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_homeworks_finished_since',
    text: `select o.id, f.at from (${finishedSinceSql}) f join homeworks o on o.work_id = f.work_id where o.id = any($3::int[])`,
    values: [userId, since, ids],
  })
  return rows
}

/** What a homework is called in the plan of a day. */
export const keyInPlan = (id: number): string => `homework:${id}`

/** Homeworks of the viewer, the nearest deadline first. */
export const readCopies = async (ctx: Pick<Ctx, 'sql' | 'viewer' | 'now'>): Promise<CopyRow[]> =>
  (await listCopies(ctx.sql, ctx.viewer.id, ctx.now)).toSorted(inOrder(ctx.now))

const isDue = (copy: CopyRow, now: Date): boolean => {
  const tab = tabOf(stateOf(copy, now))
  return tab === 'now' || tab === 'returned'
}

const isReturned = (copy: CopyRow, now: Date): boolean => tabOf(stateOf(copy, now)) === 'returned'
const termOf = ({ softDeadlineAt, hardDeadlineAt }: CopyRow): Date | null => softDeadlineAt ?? hardDeadlineAt

/** The teacher has sent a reminder, and the homework is still not started. */
const isReminded = (copy: CopyRow): boolean => copy.remindedAt !== null && copy.startedAt === null

function noteOf(copy: CopyRow, now: Date, zone: string | undefined): string {
  if (isReturned(copy, now)) return t.returned
  if (isLate(copy, now)) return t.late
  if (isReminded(copy)) return t.reminded
  const at = termOf(copy)
  return at === null ? t.noTerm : t.dueOn(at, now, zone)
}

function lateOf(copy: CopyRow, now: Date, zone: string | undefined): LateItem[] {
  const at = overdueSince(copy, now)
  if (at === null) return []
  return [
    {
      key: `late:${keyInPlan(copy.id)}`,
      kind: 'late',
      title: copy.title,
      note: t.lateOf(copy.title, copy.startedAt !== null, at, now, zone),
      url: link(site.lms.homework, { homework_id: copy.id }),
      at,
    },
  ]
}

function reasonOf(copy: CopyRow, now: Date, zone: string | undefined): string {
  if (isReturned(copy, now)) return t.whyReturned
  if (isLate(copy, now)) return t.whyLate
  if (isReminded(copy)) return t.whyReminded
  const at = termOf(copy)
  return at === null ? t.whyNoTerm : t.why(at, now, zone)
}

const plannedForMs = 14 * 24 * 3600_000

/** Homeworks late for longer are shown in the list of homeworks only, not in the plan. */
const isForgotten = (copy: CopyRow, now: Date): boolean =>
  isLate(copy, now) && now.getTime() - copy.softDeadlineAt!.getTime() >= plannedForMs

function itemOf(copy: CopyRow, now: Date, zone: string | undefined): TodayItem {
  const item = {
    key: keyInPlan(copy.id),
    kind: 'due',
    title: copy.title,
    note: noteOf(copy, now, zone),
    url: link(site.lms.homework, { homework_id: copy.id }),
    at: termOf(copy),
  } as const
  if (isForgotten(copy, now)) return item
  const discipline = { key: copy.disciplineKey, title: copy.disciplineTitle, hue: copy.disciplineHue }
  const courseId = copy.courseId
  return {
    ...item,
    plan: {
      thing: 'homework',
      minutes: minutesFor(copy.tasksLeft, copy.difficultiesLeft) || mendingMinutes,
      xp: copy.xpLeft,
      reason: reasonOf(copy, now, zone),
      discipline,
      isSet: copy.source === 'teacher' || copy.source === 'webinar',
      theoryUrl:
        copy.lessonId === null || courseId === null
          ? null
          : link(site.lms.lesson, { course_id: courseId, lesson_id: copy.lessonId }),
    },
  }
}

export const dueToday: TodaySource = {
  read: async (ctx) => {
    const copies = await readCopies(ctx)
    const due = copies.filter((copy) => isDue(copy, ctx.now))
    const zone = userOf(ctx)?.timezone
    const late = copies.flatMap((copy) => lateOf(copy, ctx.now, zone))
    const all = due.slice(0, planned).map((copy) => itemOf(copy, ctx.now, zone))
    const lines = all.slice(0, shownAtOnce)
    const later = all.slice(shownAtOnce).map((item) => ({ ...item, kind: 'later' as const }))
    const left = due.length - lines.length
    if (left === 0) return [...lines, ...late]
    const rest = {
      key: 'homeworks',
      kind: 'due' as const,
      title: t.all,
      note: t.more(left),
      url: link(site.lms.homeworks),
      at: null,
    }
    return [...lines, rest, ...later, ...late]
  },
  findDone: async (ctx, keys, since) => {
    const ids = idsIn(keys, 'homework')
    if (ids.length === 0) return []
    const handedIn = [
      ...(await listFinishedSince(ctx.sql, ctx.viewer.id, ids, since)),
      ...(await listAssignedDoneSince(ctx.sql, ctx.viewer.id, ids, since)),
    ]
    return handedIn.map(({ id, at }) => ({ key: keyInPlan(id), at }))
  },
}
