import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { listedNameSql, pageApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { TaskKind } from '@school/tasks/contract'
import { doneDays } from '../contract/endpoints.ts'
import type { ReviewCard } from '../contract/reviewed-answer.ts'
import { reviewColumns, type reviewRecord } from '@school/works/server'
import { says } from './ru.ts'
import { isTakenFrom, unit } from './rules.ts'
import type { JurySql } from './jury/jury-sql.ts'

/** Scope of the queue: answers of these pupils, or of everybody. */
export interface ReviewScope {
  viewerId: number
  /** `null`: everybody. */
  pupilIds: readonly number[] | null
  jury: JurySql
  /** Only answers of one work. */
  workId?: number | null
  taskId?: number | null
  /** Only pupils of a class, or of all classes of a school. */
  schoolClassId?: number | null
  organizationId?: number | null
  /** Grouping: answers to a task, or of a pupil. */
  by?: ReviewOrder | null
}

/** Order of checking: all pupils of a task one after another, or all tasks of a pupil. */
export type ReviewOrder = 'task' | 'pupil'

export interface QueuedRow extends reviewRecord.ReviewRow {
  userId: number
  workId: number
  pupilName: string
  avatar: Avatar | null
  gradeIndex: number | null
  takenByName: string | null
  reviewerId: number | null
  title: string
  kind: TaskKind
  maxScore: number
  /** Text of the appeal, for a second review. */
  appealText: string | null
  /** Judged by a jury, without the name of the author. */
  isBlind: boolean
}

export const isBlindSql = ({ isJudgedSql }: JurySql): string =>
  `exists (select from works contest where contest.id = a.work_id and ${isJudgedSql('contest.kind')})`

export const queuedColumnsSql = (
  jury: JurySql,
): string => `${reviewColumns}, ${isBlindSql(jury)} as "isBlind", a.user_id as "userId", a.work_id as "workId", t.title, t.kind, t.max_score as "maxScore",
    ap.text as "appealText",
    ${listedNameSql('p')} as "pupilName", ${avatarSql('p')} as avatar, p.grade_index as "gradeIndex",
    ${teacherNameSql('k')} as "takenByName", r.reviewer_id as "reviewerId", ${teacherNameSql('u')} as "reviewerName"`
export const queuedFrom = `answer_reviews r
    join attempts a on a.id = r.attempt_id
    join tasks t on t.id = r.task_id
    join users p on p.id = a.user_id
    left join users k on k.id = r.taken_by
    left join users u on u.id = r.reviewer_id
    left join appeals ap on ap.review_id = r.id`

/** SQL: whether a person has a mark in `review`, alone or in a jury. */
const hasMarkedSql = (review: string, viewer: string) =>
  `exists (select from review_marks said where said.review_id = ${review}.id and said.reviewer_id = ${viewer})`

/** SQL: a second review that the viewer must not make, because they made the first. @param viewer a placeholder */
export const isForOthersSql = (viewer: string) => `r.round > 1 and exists (
    select from answer_reviews e where e.attempt_id = r.attempt_id and e.task_id = r.task_id and e.try_number = r.try_number
      and e.round < r.round and (e.reviewer_id = ${viewer} or ${hasMarkedSql('e', viewer)})
  )`

/**
 * SQL: whether an answer is in the scope: of these pupils, or of everybody. Where a jury judges, only its members see it, except answers
 * of pupils of their own classes: teachers must not see secret keys and judge their own pupils.
 * @param pupils a placeholder, and so is `viewer`
 */
export const isInScopeSql = (jury: JurySql, pupils: string, viewer: string) => `(case when ${isBlindSql(jury)}
    then (${pupils}::int[] is null or exists (
        select from (${jury.expertsSql}) expert where expert.work_id = a.work_id and expert.user_id = ${viewer}
      )) and not exists (
        select from class_members teacher join class_members taught on taught.school_class_id = teacher.school_class_id and taught.role = 'pupil'
        where teacher.role = 'teacher' and teacher.user_id = ${viewer} and taught.user_id = a.user_id
      )
    else (${pupils}::int[] is null or a.user_id = any(${pupils})) end)`

/** Anonymous answers are not sorted by name: the order would reveal the authors. */
const togetherSql = (by: ReviewOrder, jury: JurySql): string =>
  by === 'task'
    ? 't.title, r.task_id, r.due_at, r.id'
    : `case when ${isBlindSql(jury)} then '' else p.last_name || ' ' || p.first_name end, a.user_id, r.due_at, r.id`

const orderSql = (by: ReviewOrder | null, jury: JurySql) => (by ? togetherSql(by, jury) : 'r.due_at, r.id')

/** SQL: excludes second reviews of what this person has judged, and answers that they have already marked. @param viewer a placeholder */
export const isOpenForSql = (viewer: string) =>
  `not (${isForOthersSql(viewer)}) and not ${hasMarkedSql('r', viewer)}`

/**
 * SQL: answers of a part of the queue, with the parameters `valuesOf` the part. Anonymous answers of a jury are excluded from classes and
 * schools.
 */
const isInPartSql = (jury: JurySql) => `${isInScopeSql(jury, '$1', '$6')}
    and (($4::int is null and $5::int is null) or not ${isBlindSql(jury)})
    and ($2::int is null or a.work_id = $2) and ($3::int is null or r.task_id = $3)
    and ($4::int is null or exists (
      select from class_members m where m.user_id = a.user_id and m.role = 'pupil' and m.school_class_id = $4))
    and ($5::int is null or exists (
      select from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = a.user_id and m.role = 'pupil' and c.organization_id = $5))`

const valuesOf = ({ pupilIds, viewerId, workId, taskId, schoolClassId, organizationId }: ReviewScope) => [
  pupilIds,
  workId ?? null,
  taskId ?? null,
  schoolClassId ?? null,
  organizationId ?? null,
  viewerId,
]

const dayMs = 24 * 3600 * 1000

/** SQL: recently checked answers, through the index by day: the whole history grows without limit. @param since a placeholder */
export const isDoneSql = (since: string) => `r.state <> 'waiting' and r.reviewed_at > ${since}`
export const doneSince = (now: Date): Date => new Date(now.getTime() - doneDays * dayMs)

const ofPupil = { id: 'userId', name: 'pupilName' } as const

/** Pending answers, by due time unless another order is requested; or recently checked ones, the latest first. */
export async function listReviewQueue(
  sql: Sql,
  scope: ReviewScope,
  isDone: boolean,
  paging: Paging,
  now: Date,
): Promise<PageOf<QueuedRow>> {
  const { jury, by = null } = scope
  if (isDone) return listDone(sql, scope, paging, now)
  const page = listPage<QueuedRow>(sql, paging, (limit, offset) => ({
    name: `list_review_queue_${by ?? 'time'}`,
    text: `select count(*) over ()::int as total, ${queuedColumnsSql(jury)} from ${queuedFrom}
      where r.state = 'waiting' and ${isInPartSql(jury)} and ${isOpenForSql('$6')}
      order by ${orderSql(by, jury)} limit $7 offset $8`,
    values: [...valuesOf(scope), limit, offset],
  }))
  return pageApart(sql, page, ofPupil)
}

/** The page is read from the index by day and stops at its last row; the total is counted separately, without joining names. */
function listDone(sql: Sql, scope: ReviewScope, paging: Paging, now: Date): Promise<PageOf<QueuedRow>> {
  const { jury } = scope
  const isWanted = `${isDoneSql('$7')} and ${isInPartSql(jury)}`
  const page = listPage<QueuedRow & { reviewedAt: Date }>(sql, paging, (limit, offset) => ({
    name: 'list_review_done',
    text: `select (select count(*)::int from answer_reviews r join attempts a on a.id = r.attempt_id where ${isWanted}) as total,
        ${queuedColumnsSql(jury)} from ${queuedFrom}
      where ${isWanted} order by r.reviewed_at desc, r.id desc limit $8 offset $9`,
    values: [...valuesOf(scope), doneSince(now), limit, offset],
  }))
  return pageApart(sql, page, ofPupil)
}

interface Turn {
  number: number | null
  total: number
  nextId: number | null
  nextOtherId: number | null
}

/**
 * Position of a pending answer, and the next one in the order of the list; answers taken by others are skipped.
 * After the last one the queue starts again, so that skipped answers come back.
 * @param sameIds answers reviewed together with it, which `nextOtherId` excludes
 */
export async function findTurn(
  sql: Sql,
  scope: ReviewScope,
  id: number,
  sameIds: readonly number[],
  now: Date,
): Promise<Turn> {
  const { jury, by = null } = scope
  const { rows } = await sql.query<Turn>({
    name: `find_review_turn_${by ?? 'time'}`,
    text: `with queue as (
        select r.id, (row_number() over (order by ${orderSql(by, jury)}))::int as number,
          (r.taken_by is null or r.taken_by = $6 or r.taken_until <= $7) as is_free
        from ${queuedFrom} where r.state = 'waiting' and ${isInPartSql(jury)} and ${isOpenForSql('$6')}
      ), here as (select number from queue where id = $8),
      ahead as (
        select id, number < coalesce((select number from here), 0) as is_behind, number from queue where id <> $8 and is_free
      )
      select (select number from here) as number, (select count(*)::int from queue) as total,
        (select id from ahead order by is_behind, number limit 1) as "nextId",
        (select id from ahead where id <> all($9::int[]) order by is_behind, number limit 1) as "nextOtherId"`,
    values: [...valuesOf(scope), now, id, sameIds],
  })
  return rows[0]!
}

/** @param place where it was solved, as named by the owner of the work */
export function presentQueued(
  row: QueuedRow,
  viewerId: number,
  now: Date,
  place: string | null = null,
): ReviewCard {
  const isTaken = row.takenBy === viewerId || isTakenFrom(viewerId, row, now)
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    taskId: row.taskId,
    title: row.title,
    place,
    pupil: row.isBlind
      ? { id: null, name: says.numbered(row.id), avatar: null, gradeIndex: row.gradeIndex }
      : { id: row.userId, name: row.pupilName, avatar: row.avatar, gradeIndex: row.gradeIndex },
    tryNumber: row.tryNumber,
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isOverdue: row.state === 'waiting' && row.dueAt < now,
    isAppeal: row.appealText !== null,
    takenBy:
      row.state === 'waiting' && isTaken && row.takenBy !== null && row.takenUntil! > now
        ? { id: row.takenBy, name: row.takenByName ?? '', isMe: row.takenBy === viewerId }
        : null,
    points: row.state === 'reviewed' ? row.points : null,
    maxPoints: unit * row.maxScore,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  }
}
