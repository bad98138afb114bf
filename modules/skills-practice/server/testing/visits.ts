import { type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    skillId: `select id as "skillId" from skills`,
    sessionId: `select id as "sessionId" from skill_sessions`,
  },
  async begin(school, pupil) {
    // The practice of every skill, the last one under way with a hint.
    for (const { id } of await school.rows<{ id: number }>('select id from skills')) {
      const { body } = await pupil.post('/api/skills_practice/sessions', { mode: 'skill', skill_id: id })
      await pupil.post(`/api/attempts/${body.current.attempt_id}/tasks/${body.current.task.id}/hints`)
    }
  },
}
