import { type ModuleVisits, attemptIn, isLast, taskStanding } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: {
    skillId: `select id as "skillId" from skills`,
    sessionId: `select id as "sessionId" from skill_sessions`,
  },
  async begin(school, pupil) {
    // The practice of every skill, the last one under way with a hint. An earlier walk of the same worker may have retired one.
    for (const { id } of await school.rows<{ id: number }>(
      'select id from skills where retired_at is null',
    )) {
      const { body } = await pupil.post('/api/skills_practice/sessions', { mode: 'skill', skill_id: id })
      await pupil.post(`/api/attempts/${body.current.attempt_id}/tasks/${body.current.task.id}/hints`)
    }
  },
  prepared: [
    `update skills set retired_at = now() where id = (select max(id) from skills)`,
    `update skill_sessions set finished_at = null, ends_at = null where id = (select max(id) from skill_sessions)`,
  ],
  objects: {
    sessionId: Object.fromEntries(
      [
        ['under_way', 'is null'],
        ['finished', 'is not null'],
      ].map(([state, finished]) => [
        state,
        `select s.id as "sessionId", t.task_id as "taskId", s.user_id as owner from skill_sessions s join skill_session_tasks t on t.session_id = s.id
       where s.finished_at ${finished} order by s.id desc, t.position desc limit 1`,
      ]),
    ),
    skillId: {
      published: `select id as "skillId" from skills where retired_at is null order by id limit 1`,
      archived: `select id as "skillId" from skills where retired_at is not null order by id limit 1`,
    },
    attemptId: {
      of_skill: attemptIn('', `w.kind = 'skill' and ${isLast}`),
      of_skill_under_way: `select a.id as "attemptId", a.user_id as owner, g.task_id as "taskId" from skill_sessions x
      join skill_session_tasks g on g.session_id = x.id join skills k on k.id = g.skill_id
      join attempts a on a.work_id = k.work_id and a.user_id = x.user_id and a.finished_at is null
      where x.finished_at is null order by g.position desc limit 1`,
    },
    taskId: { of_skill: taskStanding('skill') },
  },
}
