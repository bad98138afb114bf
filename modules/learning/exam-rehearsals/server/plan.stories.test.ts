import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
const at = '/api/user/exam_plans/ege-math'
/** 27 weeks after today, a Friday. */
const examOn = '2027-05-31'

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 11 })
})

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

test('there is no plan until the day of the exam is chosen, and none again when it is forgotten', async () => {
  expect((await masha.get(at)).body).toMatchObject({
    key: 'ege-math',
    exam: 'ege',
    today: '2026-11-20',
    exam_on: null,
    weeks: [],
  })
  for (const _ of [1, 2]) {
    const { status, body } = await masha.put(at, { exam_on: examOn })
    expect(status).toBe(200)
    expect(body.exam_on).toBe(examOn)
    expect(body.weeks).toHaveLength(29)
  }
  expect((await masha.put(at, { exam_on: null })).body).toMatchObject({ exam_on: null, weeks: [] })
  expect(await school.rows('select 1 from exam_dates')).toEqual([])
})

test('the weeks begin with this one and contain the themes of the paper with what the school has for them', async () => {
  const { weeks } = (await masha.put(at, { exam_on: examOn })).body
  expect(weeks[0]).toMatchObject({ from: '2026-11-16', to: '2026-11-22', kind: 'themes' })
  expect(weeks.at(-1)).toMatchObject({ kind: 'exam', themes: [] })
  expect(weeks.at(-2)).toMatchObject({ kind: 'rehearsal', themes: [] })
  const themes = weeks.flatMap((week: { themes: { title: string; steps: object[] }[] }) => week.themes)
  const chance = themes.find(({ title }: { title: string }) => title === 'Вероятность')
  expect(chance).toMatchObject({ numbers: [4, 5], is_weak: false, steps: [{ kind: 'course' }] })
})

test('choosing the same day again does not restart the weeks', async () => {
  const first = (await masha.put(at, { exam_on: examOn })).body.weeks
  school.at(new Date(school.now.getTime() + 7 * 86_400_000))
  expect((await masha.put(at, { exam_on: examOn })).body.weeks).toEqual(first.slice(1))
})

test('a day that is over or too far is refused', async () => {
  expect(codeOf(await masha.put(at, { exam_on: '2026-11-20' }))).toBe('exam_date_past')
  expect(codeOf(await masha.put(at, { exam_on: '2029-06-01' }))).toBe('exam_date_far')
  expect((await masha.put(at, { exam_on: 'soon' })).status).toBe(422)
})

test('an exam that the school does not have is not found, and a plan is of those who have signed in', async () => {
  for (const key of ['ege-latin', 'ege', "ege-math'--"])
    expect(codeOf(await masha.get(`/api/user/exam_plans/${encodeURIComponent(key)}`))).toBe(
      'exam_plan_not_found',
    )
  expect((await school.guest().get(at)).status).toBe(401)
  const petya = await school.person('Петя Гринёв', { gradeIndex: 11 })
  await masha.put(at, { exam_on: examOn })
  expect((await petya.get(at)).body.exam_on).toBeNull()
})
