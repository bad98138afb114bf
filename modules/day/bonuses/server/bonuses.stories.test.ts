import { openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const url = '/api/partner_gifts/detmir'

test('a guest reads what the gift is and must sign in to take it', async () => {
  const guest = school.guest()
  expect((await guest.get(url)).body).toMatchObject({ state: 'open', bonuses: 300, owner: null })
  expect((await guest.post(`${url}/claims`, { grade_index: 7 })).status).toBe(401)
  expect((await guest.get('/api/partner_gifts/kto-to')).headers['x-error-code']).toBe('partner_not_found')
})

race('a pupil takes it once, and it is on the account with its reason', async () => {
  const masha = await school.person('Маша Миронова')
  expect((await masha.get(url)).body).toMatchObject({
    state: 'open',
    owner: { name: 'Маша Миронова', grade_index: 7, needs_grade: false },
  })
  const both = await together(school, [
    () => masha.post(`${url}/claims`, { grade_index: null }),
    () => masha.post(`${url}/claims`, { grade_index: null }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)!.headers['x-error-code']).toBe('partner_gift_taken')
  expect((await masha.get(url)).body).toMatchObject({ state: 'taken' })
  expect((await masha.get('/api/user/bonus_transactions')).body).toMatchObject({
    balance: 300,
    transactions: [{ amount: 300, reason: 'Подарок партнёра' }],
  })
  expect((await masha.get('/api/user/profile')).body).toMatchObject({ bonus_amount: 300 })
})

test('a pupil without a class says it first, and it is the class of the account from then on', async () => {
  const petya = await school.person('Пётр Гринёв', { gradeIndex: null })
  expect((await petya.get(url)).body).toMatchObject({ owner: { needs_grade: true } })
  const refused = await petya.post(`${url}/claims`, { grade_index: null })
  expect(refused.headers['x-error-code']).toBe('partner_gift_grade')
  expect((await petya.post(`${url}/claims`, { grade_index: 5 })).status).toBe(200)
  expect((await petya.get('/api/user/me')).body).toMatchObject({ grade: { index: 5 } })
})

test('a class that is known is not changed by it; a parent takes it for the family, a teacher does not', async () => {
  const masha = await school.person('Маша Миронова')
  await masha.post(`${url}/claims`, { grade_index: 3 })
  expect((await masha.get('/api/user/me')).body).toMatchObject({ grade: { index: 7 } })
  const parent = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  expect((await parent.post(`${url}/claims`, { grade_index: null })).status).toBe(200)
  const teacher = await school.person('Савельич', { gradeIndex: null, type: 'agent' })
  const refused = await teacher.post(`${url}/claims`, { grade_index: null })
  expect(refused.headers['x-error-code']).toBe('partner_gift_not_for_staff')
})

test('an offer that is over gives nothing more, and who has taken it keeps it', async () => {
  const masha = await school.person('Маша Миронова')
  const grinev = await school.person('Пётр Гринёв')
  await masha.post(`${url}/claims`, { grade_index: null })
  const later = await school.process({ DETMIR_GIFT_BONUSES: '0' })
  expect((await grinev.at(later).get(url)).body).toMatchObject({ state: 'over' })
  const refused = await grinev.at(later).post(`${url}/claims`, { grade_index: null })
  expect(refused.headers['x-error-code']).toBe('partner_gift_over')
  expect((await masha.at(later).get(url)).body).toMatchObject({ state: 'taken' })
  await later.close()
})
