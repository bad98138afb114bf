import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

/** Friday, 20 November 2026, noon in Moscow. */
const friday = '2026-11-20'
const saturday = '2026-11-21'
const plan = '/api/user/daily_plan'

interface Row {
  key: string
  title: string
  state: string
  minutes: number
  can: Record<string, boolean>
}
const rowsOn = async (date = friday): Promise<Row[]> => (await masha.get(`${plan}?date=${date}`)).body.rows
const itemsOn = async (day: string) =>
  (await masha.get(`/api/calendar?date_from=${day}&date_to=${day}`)).body.personal_items as {
    id: string
    title: string
    is_of_day: boolean
    state: string
    url: string | null
    can: { change: boolean }
  }[]
const change = (key: string, state: string) =>
  masha.patch(`${plan}/items/${encodeURIComponent(key)}`, { state })
const put = async (title: string, day: string, time: string): Promise<number> =>
  (await masha.post('/api/calendar/items', { title, day, time, minutes: 60 })).body.id

test('an item put into the calendar is in the plan of its day, with its minutes, and is done there', async () => {
  const id = await put('Кружок', friday, '16:00')
  await put('Бассейн', saturday, '10:00')
  const [club, ...others] = await rowsOn()
  expect(others).toEqual([])
  expect(club).toMatchObject({ title: 'Кружок', minutes: 60, starts_at: '2026-11-20T13:00:00.000Z' })
  expect(club!.can).toMatchObject({ check: true, move: false, hide: false, refuse: false, place: false })
  expect((await change(club!.key, 'done')).status).toBe(204)
  expect(await rowsOn()).toMatchObject([{ title: 'Кружок', state: 'done' }])
  await change(club!.key, 'planned')
  expect(await rowsOn()).toMatchObject([{ title: 'Кружок', state: 'planned' }])
  const moved = await change(club!.key, 'moved')
  expect([moved.status, moved.headers['x-error-code']]).toEqual([422, 'plan_at_hour'])
  expect((await rowsOn(saturday)).map(({ title }) => title)).toEqual(['Бассейн'])
  await masha.patch(`/api/calendar/items/${id}`, { day: saturday })
  expect(await rowsOn()).toEqual([])
  expect((await rowsOn(saturday)).map(({ title }) => title)).toEqual(['Бассейн', 'Кружок'])
  await masha.delete(`/api/calendar/items/${id}`)
  expect((await rowsOn(saturday)).map(({ title }) => title)).toEqual(['Бассейн'])
})

test('an item made in the plan of a day is in the calendar on that day, and moves with it to the next', async () => {
  await masha.post(`${plan}/items`, { title: 'Стихотворение', minutes: 15 })
  expect(await itemsOn(friday)).toMatchObject([
    {
      title: 'Стихотворение',
      is_of_day: true,
      state: 'planned',
      url: `/dashboard/daily-plan?date=${friday}`,
    },
  ])
  expect((await itemsOn(friday))[0]!.can.change).toBe(false)
  expect(await rowsOn()).toHaveLength(1)
  const [{ key }] = (await rowsOn()) as [Row]
  await change(key, 'moved')
  expect(await itemsOn(friday)).toEqual([])
  expect((await itemsOn(saturday)).map(({ title }) => title)).toEqual(['Стихотворение'])
  await change(key, 'planned')
  await change(key, 'done')
  expect(await itemsOn(friday)).toMatchObject([{ title: 'Стихотворение', state: 'done' }])
})
