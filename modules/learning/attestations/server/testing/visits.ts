import {
  type ModuleVisits,
  attemptIn,
  judged,
  solverOf,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'
import { expect } from 'vitest'

const training = (
  retired: string,
) => `select e.id as "attestationId", ${taskOf('e.work_id')}, solver.user_id as owner from attestation_trainings e ${solverOf('e.work_id')}
  where e.retired_at ${retired} order by e.id limit 1`

export const visits: ModuleVisits = {
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
  prepared: [`update attestation_trainings set retired_at = now() where key = 'russian-5'`],
  objects: {
    attestationId: { published: training('is null'), archived: training('is not null') },
    attemptId: {
      of_attestation: attemptIn('', `w.kind = 'attestation' and ${underWay}`),
      of_attestation_finished: attemptIn('', `w.kind = 'attestation' and ${judged}`),
    },
    taskId: { of_attestation: taskStanding('attestation') },
  },
}
