import { link, site } from '@school/routes'
import type { OwnWorkItem, OwnWorkSource } from '@school/results/server'
import { percentOfPoints } from '@school/work-rules/server'
import { type BegunRow, listBegun } from './queries.ts'
import { own as t } from './ru.ts'
import { starsOf } from './rules.ts'

function itemOf(
  { id, title, attempts, isUnderWay, best, maxPoints, at }: BegunRow,
  userId: number,
): OwnWorkItem {
  const url = link(site.lms.training, { training_id: id })
  const percent = best === null || maxPoints === null ? null : percentOfPoints(best, maxPoints)
  const line = { key: `training ${id}`, title, at, result: percent === null ? null : t.result(percent) }
  if (isUnderWay) return { ...line, state: 'going', note: t.going, url }
  if (percent === null) return { ...line, state: 'waiting', note: t.onCheck, url }
  const solutions = link(site.lms.trainingSolutions, { training_id: id, user_id: userId })
  return { ...line, state: 'done', note: t.done(starsOf(percent), attempts), url: solutions }
}

export const ownTrainings: OwnWorkSource = {
  title: t.title,
  rank: 30,
  read: async ({ sql, viewer, now }) =>
    (await listBegun(sql, viewer.id, now)).map((row) => itemOf(row, viewer.id)),
}
