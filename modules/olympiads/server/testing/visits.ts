import { answerWrongly, type RoomVisits } from '@school/server/testing'
import { expect } from 'vitest'

const stages = `select s.olympiad_id as "olympiadId", s.id as "stageId", wt.task_id as "taskId" from olympiad_stages s
  join olympiad_grades g on g.stage_id = s.id join work_tasks wt on wt.work_id = g.work_id`

export const visits: RoomVisits = {
  addresses: {
    olympiadId: stages,
    stageId: stages,
    participationId: 'select id as "participationId" from olympiad_participations',
  },
  /** A run under way in every stage that is open, with an answer in each task that can be typed. */
  async begin(school, pupil) {
    // The content came on the first of September, and dates of olympiads are counted from then.
    const today = school.now
    school.at(new Date('2026-09-01T09:00:00Z'))
    await school.rows(`update olympiad_stages set entry = 'open' where entry = 'code'`)
    const open = await school.rows<{ id: number }>(
      'select id from olympiad_stages where opens_at < $1 and closes_at > $1',
      [school.now],
    )
    expect(open.length).toBeGreaterThan(2)
    try {
      for (const { id } of open) {
        const entered = await pupil.post(`/api/olympiad_stages/${id}/participations`, { grade_index: 7 })
        expect(entered.status, entered.text).toBe(200)
        const url = `/api/olympiad_participations/${entered.body.participation.id}/starts`
        const { body } = await pupil.post(url, { holder: 'tab-of-masha' })
        await answerWrongly(pupil, body.attempt, 'save')
      }
    } finally {
      await school.rows(`update olympiad_stages set entry = 'code' where key = 'main' and hard_close`)
    }
    school.at(today)
  },
}
