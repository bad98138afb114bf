import { answerWrongly, type RoomVisits } from '@school/server/testing'
import { expect } from 'vitest'

export const visits: RoomVisits = {
  addresses: {
    trainingId: `select t.id as "trainingId", wt.task_id as "taskId" from trainings t
      join work_tasks wt on wt.work_id = t.work_id`,
  },
  async begin(school, pupil) {
    // Runs under way of both modes, with an answer in each.
    for (const { id } of await school.rows<{ id: number }>('select id from trainings')) {
      const { body } = await pupil.post(`/api/trainings/${id}/starts`, { holder: 'tab-of-masha' })
      expect(body.attempt.state).toBe('running')
      await answerWrongly(pupil, body.attempt, 'save')
      await answerWrongly(pupil, body.attempt, 'submit')
    }
  },
}
