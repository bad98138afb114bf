import { beforeEach, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest

beforeEach(async () => {
  contest = await openContest()
})

test('olympiad participants stay in their class until the last stage is published', async () => {
  const { school, main } = contest
  const { id } = await school.person('Маша Миронова')
  const change = async () => {
    const masha = await school.signedIn(id)
    return masha.post('/api/user/grade_checks', { grade_id: 9, reason: 'Хочу в восьмой' })
  }
  await school.rows(
    `insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at)
      select stage_id, $2, grade_index, work_id, now() from olympiad_grades where stage_id = $1 and grade_index = 7`,
    [main, id],
  )
  expect((await change()).headers['x-error-code']).toBe('grade_held')
  school.at(new Date('2027-08-30T09:00:00Z'))
  expect((await change()).headers['x-error-code']).toBe('grade_held')
  await school.rows('update olympiad_stages set published_at = now() where cancelled_at is null')
  expect((await change()).status).toBe(200)
})
