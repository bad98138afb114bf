import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect } from 'vitest'

let school: TestSchool
let vasilisa: Person
let ivan: Person

const grownUp = { gradeIndex: null, isParent: true }

beforeEach(async () => {
  school = await openTestSchool()
  const masha = await school.person('Маша Миронова')
  vasilisa = await school.person('Василиса Миронова', grownUp)
  ivan = await school.person('Иван Миронов', grownUp)
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  const second = (await vasilisa.post(`/api/family/children/${masha.id}/parent_codes`)).body
  await ivan.post('/api/family/children', { code: second.code, consents: [] })
})

const linkIds = async (): Promise<number[]> =>
  (await school.rows<{ id: number }>('select id from family_links order by id')).map(({ id }) => id)

race('two who take the right from each other at once: one of them keeps it, however often', async () => {
  const [first, second] = await linkIds()
  for (let round = 0; round < 12; round++) {
    await school.rows(`update family_links set decides = true where state = 'active'`)
    const replies = await together(school, [
      () => vasilisa.patch(`/api/family/links/${second}`, { decides: false }),
      () => ivan.patch(`/api/family/links/${first}`, { decides: false }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await school.rows(`select from family_links where decides and state = 'active'`)).toHaveLength(1)
  }
})

race('two who put each other out at once: one of them stays', async () => {
  const [first, second] = await linkIds()
  await school.rows(`update family_links set decides = true where state = 'active'`)
  const replies = await together(school, [
    () => vasilisa.delete(`/api/family/links/${second}`),
    () => ivan.delete(`/api/family/links/${first}`),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await school.rows(`select from family_links where state = 'active'`)).toHaveLength(1)
})
