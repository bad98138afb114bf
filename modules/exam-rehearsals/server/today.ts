import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import { idsIn, type OfferItem, type TodayItem, type TodaySource } from '@school/today/server'
import { listFinishedSince } from '@school/works/server'
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
    const finished = await listFinishedSince(ctx.sql, 'exam_rehearsals', ctx.viewer.id, ids, since)
    return finished.map(({ id, at }) => ({ key: `exam:${id}`, at }))
  },
}
