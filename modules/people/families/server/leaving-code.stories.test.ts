import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('a code of a child who has asked to be forgotten opens nothing', async () => {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова')
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  const { code } = (await masha.post('/api/user/family/codes')).body
  await school.rows('update users set leaving_at = $1 where id = $2', [school.now, masha.id])
  const checked = await vasilisa.post('/api/family/code_checks', { code })
  expect(checked.headers['x-error-code']).toBe('family_code_unknown')
  const tied = await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  expect(tied.headers['x-error-code']).toBe('family_code_unknown')
})
