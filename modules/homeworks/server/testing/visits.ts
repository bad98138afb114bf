import { answerWrongly, type RoomVisits } from '@school/server/testing'
import { expect } from 'vitest'

export const visits: RoomVisits = {
  addresses: {
    homeworkId: `select h.id as "homeworkId", wt.task_id as "taskId" from homeworks h
      join work_tasks wt on wt.work_id = h.work_id`,
    setId: `select id as "setId" from homework_sets`,
    section: `select unnest(array['ege', 'oge', 'skills']) as section`,
    webinarId: `select id as "webinarId" from webinars`,
  },
  async begin(school, pupil) {
    // A homework under way, with an answer in it.
    for (const { id } of await school.rows<{ id: number }>('select id from homework_sets')) {
      const { body: taken } = await pupil.post(`/api/homework_sets/${id}/picks`)
      const { body } = await pupil.post(`/api/homeworks/${taken.id}/starts`)
      expect(body.attempt.state).toBe('running')
      await answerWrongly(pupil, body.attempt, 'submit')
    }
  },
}
