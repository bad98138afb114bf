import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

// Objects that earlier stories have made are not part of the content.
const stages =
  'select id, s.closes_at, s.cancelled_at from olympiad_stages s join written.olympiad_stages using (id) order by id'
const works = 'select id, w.rules from works w join written.works using (id) order by id'

test('what a story moves or calls off of the content is as it was for the next one', async () => {
  const school = await openTestSchool()
  const before = [await school.rows(stages), await school.rows(works)]
  await school.rows(
    `update olympiad_stages set opens_at = '2026-07-01', closes_at = '2026-08-01', results_at = '2026-08-01', cancelled_at = now()`,
  )
  await school.rows(`update works set rules = '{}'`)
  await openTestSchool()
  expect([await school.rows(stages), await school.rows(works)]).toEqual(before)
})
