import { answerWrongly, type ModuleVisits } from '@school/server/testing'
import { expect } from 'vitest'

export const visits: ModuleVisits = {
  addresses: {
    setId: `select id as "setId" from homework_sets`,
    section: `select unnest(array['ege', 'oge', 'skills']) as section`,
  },
  async begin(school, pupil) {
    // A homework in progress, with an answer in it.
    for (const { id } of await school.rows<{ id: number }>('select id from homework_sets')) {
      const { body: taken } = await pupil.post(`/api/homework_sets/${id}/picks`)
      const { body } = await pupil.post(`/api/homeworks/${taken.id}/starts`)
      expect(body.attempt.state).toBe('running')
      await answerWrongly(pupil, body.attempt, 'submit')
    }
  },
  prepared: [`update homework_sets set retired_at = now() where id = (select max(id) from homework_sets)`],
  objects: {
    setId: {
      published: `select id as "setId" from homework_sets where retired_at is null order by id limit 1`,
      archived: `select id as "setId" from homework_sets where retired_at is not null order by id limit 1`,
    },
    section: { of_exam: `select 'ege' as section` },
  },
}
