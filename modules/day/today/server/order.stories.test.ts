import { beforeEach, expect, test } from 'vitest'
import { codeOf, type PlanningPupil, openPlanningPupil, url } from './testing/planning-pupil.ts'

let pupil: PlanningPupil
beforeEach(async () => {
  pupil = await openPlanningPupil()
  for (const title of ['Шахматы', 'Уборка', 'Чтение']) await pupil.add(title, 10)
})

const order = async (titles: readonly string[], day?: string) => {
  const { rows } = await pupil.plan(day)
  const keys = titles.map((title) => rows.find((row) => row.title === title)?.key ?? `own:${title}`)
  return pupil.masha.put(`${url}/order`, { keys, ...(day !== undefined && { day }) })
}

test('a day is in the order of its pupil, begun or not; a repeat changes nothing', async () => {
  expect((await order(['Чтение', 'Шахматы', 'Уборка'])).status).toBe(204)
  await order(['Чтение', 'Шахматы', 'Уборка'])
  expect(await pupil.titles()).toEqual(['Чтение', 'Шахматы', 'Уборка'])
  await pupil.begin()
  expect(await pupil.titles()).toEqual(['Чтение', 'Шахматы', 'Уборка'])
  await order(['Уборка', 'Чтение', 'Шахматы'])
  expect(await pupil.titles()).toEqual(['Уборка', 'Чтение', 'Шахматы'])
})

test('a later item comes after its neighbour, and other days are as they were', async () => {
  await order(['Чтение', 'Шахматы', 'Уборка'])
  await pupil.add('Зарядка', 10)
  expect(await pupil.titles()).toEqual(['Чтение', 'Зарядка', 'Шахматы', 'Уборка'])
  for (const title of ['Билет', 'Сумка']) await pupil.add(title, 10, '2026-11-21')
  expect(await pupil.titles('2026-11-21')).toEqual(['Билет', 'Сумка'])
  await order(['Сумка', 'Билет'], '2026-11-21')
  expect(await pupil.titles('2026-11-21')).toEqual(['Сумка', 'Билет'])
})

test('a day that is over keeps its order, and what is not in the plan is left out', async () => {
  expect((await order(['Чтение', 'Чужое', 'Чтение', 'Уборка'])).status).toBe(204)
  const [kept] = await pupil.school.rows<{ keys: string[] }>(
    'select keys from daily_plan_orders where user_id = $1',
    [pupil.masha.id],
  )
  expect(kept!.keys).toHaveLength(2)
  expect(codeOf(await pupil.masha.put(`${url}/order`, { keys: ['own:1'], day: '2026-11-19' }))).toBe(
    'plan_day_over',
  )
  expect((await pupil.masha.put(`${url}/order`, { keys: [] })).status).toBe(422)
})
