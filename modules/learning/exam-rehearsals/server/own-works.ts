import { link, site } from '@school/routes'
import type { OwnWorkItem, OwnWorkSource } from '@school/results/server'
import { type AttemptRow, listAttempts } from './attempts.ts'
import { presentReached } from './present.ts'
import { listBegunRehearsals, type RehearsalRow } from './queries.ts'
import { own as t } from './ru.ts'

/** A rehearsal is one line for all its attempts: the line of the last one. */
function itemOf(row: RehearsalRow, attempts: readonly AttemptRow[]): OwnWorkItem {
  const { isUnderWay, best, last, onCheck } = presentReached(row, attempts)
  const toExam = link(site.lms.examRehearsal, { exam_rehearsal_id: row.id })
  const toResults = link(site.lms.examRehearsalResults, { exam_rehearsal_id: row.id })
  const line = { key: `exam ${row.id}`, title: row.title, result: null }
  if (isUnderWay) return { ...line, state: 'going', note: t.going, at: row.lastStartedAt, url: toExam }
  const at = attempts.at(-1)?.finishedAt ?? row.lastStartedAt
  if (onCheck) return { ...line, state: 'waiting', note: t.onCheck(onCheck, best), at, url: toResults }
  if (!last) return { ...line, state: 'waiting', note: t.counting, at, url: toExam }
  const result = t.result(last)
  return { ...line, state: 'done', note: t.written(attempts.length, best, last), result, at, url: toResults }
}

export const ownRehearsals: OwnWorkSource = {
  title: t.title,
  rank: 10,
  read: async ({ sql, viewer, now }) => {
    const rows = await listBegunRehearsals(sql, viewer.id, now)
    const workIds = rows.map(({ workId }) => workId)
    const attempts = await listAttempts(sql, viewer.id, workIds, now)
    const ofWork = Map.groupBy(attempts, ({ workId }) => workId)
    return rows.map((row) => itemOf(row, ofWork.get(row.workId) ?? []))
  },
}
