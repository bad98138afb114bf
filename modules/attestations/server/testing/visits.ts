import { type RoomVisits } from '@school/server/testing'
import { expect } from 'vitest'

export const visits: RoomVisits = {
  addresses: {
    attestationId: `select t.id as "attestationId", wt.task_id as "taskId" from attestation_trainings t
      join work_tasks wt on wt.work_id = t.work_id`,
  },
  async begin(school, pupil) {
    for (const { id } of await school.rows<{ id: number }>(
      'select t.id from attestation_trainings t join users u on u.grade_index = t.grade where u.id = $1',
      [pupil.id],
    )) {
      const { body } = await pupil.post(`/api/attestation_trainings/${id}/starts`, { holder: 'tab-of-masha' })
      expect(body.attempt.state).toBe('running')
    }
  },
}
