import { answerWrongly, type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    examRehearsalId: `select r.id as "examRehearsalId", wt.task_id as "taskId" from exam_rehearsals r
      join work_tasks wt on wt.work_id = r.work_id`,
    ulid: `select ulid from exam_shares`,
  },
  async begin(school, pupil) {
    for (const { id } of await school.rows<{ id: number }>('select id from exam_rehearsals')) {
      const { body } = await pupil.post(`/api/exam_rehearsals/${id}/starts`, { holder: 'tab-of-masha' })
      await answerWrongly(pupil, body.attempt, 'save')
    }
  },
}
