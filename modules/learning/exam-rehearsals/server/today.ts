import type { Sql } from '@school/db'
import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import { idsIn, type OfferItem, type TodayItem, type TodaySource } from '@school/today/server'
import { finishedSinceSql } from '@school/results/server'
import type { ExamRehearsalCard } from '../contract/index.ts'
import { listAttempts } from './attempts.ts'
import { presentCard } from './present.ts'
import { listRehearsals } from './queries.ts'
import { today as t } from './ru.ts'

/** Much more than there are exams of one class. */
const most = { page: 1, limit: 50 }

function itemOf(
  { id, title, grades, minutes, reached, discipline }: ExamRehearsalCard,
  grade: number | null,
): TodayItem | OfferItem | null {
  const key = `exam:${id}`
  const toExam = link(site.lms.examRehearsal, { exam_rehearsal_id: id })
  if (reached?.isUnderWay)
    return {
      key,
      kind: 'going',
      title,
      note: t.going,
      url: toExam,
      at: null,
      plan: { thing: 'exam', minutes, xp: null, reason: t.why, discipline, isRunning: true },
    }
  if (reached?.onCheck) {
    const url = link(site.lms.examRehearsalResults, { exam_rehearsal_id: id })
    return {
      key,
      kind: 'waiting',
      title,
      note: t.onCheck(reached.onCheck),
      url,
      at: new Date(reached.onCheck.by),
    }
  }
  if (reached?.attempts || grade === null || !grades.includes(grade)) return null
  return { key, kind: 'offer', title, note: t.offer(minutes), url: toExam, rank: 40 }
}

/** Of these exams, those that a person has finished since an instant. */
async function listFinishedSince(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_exams_finished_since',
    text: `select o.id, f.at from (${finishedSinceSql}) f join exam_rehearsals o on o.work_id = f.work_id where o.id = any($3::int[])`,
    values: [userId, since, ids],
  })
  return rows
}

/** An exam under way, one on check with what is known of its grade, and those of the class that were not written yet. */
export const examsToday: TodaySource = {
  read: async (ctx) => {
    const { rows } = await listRehearsals(ctx.sql, ctx.viewer.id, ctx.now, {}, most)
    const workIds = rows.map(({ workId }) => workId)
    const attempts = await listAttempts(ctx.sql, ctx.viewer.id, workIds, ctx.now)
    const ofWork = Map.groupBy(attempts, ({ workId }) => workId)
    const grade = userOf(ctx)?.grade?.index ?? null
    return rows.flatMap((row) => itemOf(presentCard(row, ofWork.get(row.workId) ?? []), grade) ?? [])
  },
  findDone: async (ctx, keys, since) => {
    const ids = idsIn(keys, 'exam')
    if (ids.length === 0) return []
    const finished = await listFinishedSince(ctx.sql, ctx.viewer.id, ids, since)
    return finished.map(({ id, at }) => ({ key: `exam:${id}`, at }))
  },
}
