/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, type PlanningPupil, openPlanningPupil, url } from './testing/planning-pupil.ts'

let pupil: PlanningPupil
beforeEach(async () => {
  pupil = await openPlanningPupil()
})

const friday = '2026-11-20'
const saturday = '2026-11-21'

describe('the plan of today', () => {
  test('is empty for somebody new, who is offered what is for the class', async () => {
    expect(await pupil.plan()).toMatchObject({
      date: friday,
      today: friday,
      stage: 'open',
      easy: null,
      is_day_off: false,
      limit: { minutes: 90, own: 90, family: null, lowered: 0 },
      rows: [],
      if_time_left: [],
      minutes: { planned: 0, done: 0 },
      rest: null,
      can: { change: true, begin: false, take_day_off: true },
    })
    expect((await pupil.plan()).offers.length).toBeGreaterThan(0)
  })

  test('is made of homeworks, the next lesson and own items, each with its reason, minutes and experience', async () => {
    const { lessons } = await pupil.enrol()
    const { key } = await pupil.pick()
    await pupil.add('Шахматы', 30)
    const { rows, minutes } = await pupil.plan()
    expect(rows.map((row) => row.key)).toEqual([
      key,
      expect.stringMatching(/^own:/),
      `lesson:${lessons[0]!.id}`,
    ])
    const [homework, own, lesson] = rows
    expect(homework).toMatchObject({ thing: 'homework', reason: 'задано без срока', state: 'planned' })
    expect(own).toMatchObject({
      title: 'Шахматы',
      url: null,
      minutes: 30,
      xp: null,
      can: { check: true, refuse: false },
    })
    expect(lesson).toMatchObject({ thing: 'lesson', reason: expect.stringContaining('следующий урок курса') })
    expect(lesson!.xp).toBeGreaterThan(0)
    expect(lesson!.discipline).toMatchObject({ key: 'math' })
    expect(minutes.planned).toBe(rows.reduce((sum, row) => sum + row.minutes, 0))
  })

  test('includes two courses at most, the last opened first', async () => {
    for (const key of ['linear-equations', 'why-club']) await pupil.enrol(key)
    const courses = await pupil.school.rows<{ key: string }>(
      'select key from courses where is_free order by id',
    )
    for (const { key } of courses) await pupil.enrol(key)
    const [algebra] = (await pupil.enrol('linear-equations')).lessons
    await pupil.masha.post(`/api/lessons/${algebra!.id}/views`)
    const { rows, if_time_left } = await pupil.plan()
    const lessons = [...rows, ...if_time_left].filter(({ thing }) => thing === 'lesson')
    expect(lessons).toHaveLength(2)
    expect(lessons[0]!.key).toBe(`lesson:${algebra!.id}`)
  })

  test('has a lesson for a newcomer also on a day without school', async () => {
    pupil.later(1)
    const newcomer = await pupil.school.person('Пётр Гринёв')
    const courseId = await pupil.school.idOf('courses', 'linear-equations')
    const { body } = await newcomer.post(`/api/courses/${courseId}/enrollments`)
    const { easy, rows } = await pupil.plan(undefined, newcomer)
    expect(easy).toBe('weekend')
    expect(rows.map(({ key }) => key)).toEqual([`lesson:${body.lessons[0].id}`])
    await pupil.muchLater(0)
    await pupil.enrol()
    expect((await pupil.plan()).rows).toEqual([])
  })

  test('a read writes nothing: a plan that was looked at is not begun', async () => {
    await pupil.enrol()
    await pupil.plan()
    await pupil.plan()
    expect(await pupil.school.rows('select from daily_plan_items union all select from daily_plans')).toEqual(
      [],
    )
  })

  test('the number of statements does not grow with the number of rows', async () => {
    const costOf = () => pupil.school.statementsOf(() => pupil.plan())
    await pupil.enrol()
    await pupil.add('Шахматы')
    await pupil.begin()
    const few = await costOf()
    for (let i = 0; i < 8; i++) await pupil.add(`Дело ${i}`)
    await pupil.pick()
    const many = await costOf()
    expect(many).toBe(few)
    expect(few).toBeGreaterThan(5)
    expect(few).toBeLessThanOrEqual(22)
  })

  test('is for pupils and their parents alone', async () => {
    const { school, masha } = pupil
    expect((await school.guest().get(url)).status).toBe(401)
    const teacher = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
    expect((await teacher.get(url)).status).toBe(403)
    const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    const { code } = (await masha.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
    await pupil.add('Шахматы')
    const { body } = await vasilisa.get(`${url}?child_id=${masha.id}`)
    expect(body.timezone).toBe('Europe/Moscow')
    expect(body.rows).toMatchObject([{ title: 'Шахматы', can: { check: false, move: false, hide: false } }])
    expect(body.can).toEqual({ change: false, begin: false, take_day_off: false, return_day: false })
    expect((await vasilisa.post(`${url}/begins?child_id=${masha.id}`)).status).toBe(403)
  })
})

describe('a day that was begun', () => {
  test('never grows, and a repeat changes nothing', async () => {
    await pupil.enrol()
    expect((await pupil.begin()).status).toBe(204)
    const before = await pupil.plan()
    expect(before).toMatchObject({ stage: 'begun', can: { begin: false } })
    await pupil.pick()
    await pupil.begin()
    expect((await pupil.plan()).rows).toEqual(before.rows)
  })

  race('is begun once by two tabs', async () => {
    await pupil.enrol()
    await together(pupil.school, [() => pupil.begin(), () => pupil.begin()])
    const rows = await pupil.school.rows('select from daily_plan_items')
    expect(rows).toHaveLength((await pupil.plan()).rows.length)
  })

  test('takes own items, and an exam whose clock runs', async () => {
    await pupil.enrol()
    await pupil.begin()
    await pupil.add('Шахматы')
    const [exam] = await pupil.school.rows<{ id: number }>(
      'select id from exam_rehearsals order by id limit 1',
    )
    await pupil.masha.post(`/api/exam_rehearsals/${exam!.id}/starts`, { holder: 'tab-of-masha' })
    const { rows } = await pupil.plan()
    expect(rows.map(({ thing }) => thing)).toEqual(['exam', 'lesson', 'own'])
    expect(rows[0]!.can).toEqual({ check: false, move: false, hide: false, place: true, refuse: false })
  })

  test('has what was done by doing: a lesson, with its minutes and experience', async () => {
    const { lessons } = await pupil.enrol()
    await pupil.begin()
    pupil.later(0, 1)
    await pupil.finishLesson(lessons[0]!.id)
    const { rows, minutes } = await pupil.plan()
    expect(rows).toMatchObject([{ key: `lesson:${lessons[0]!.id}`, state: 'done' }])
    expect(minutes.done).toBe(rows[0]!.minutes)
    expect((await pupil.plan()).week.find(({ date }) => date === friday)!.minutes).toEqual(minutes)
  })

  test('a homework that was handed in is done', async () => {
    const { key, id } = await pupil.pick()
    await pupil.begin()
    pupil.later(0, 1)
    await pupil.masha.post(`/api/homeworks/${id}/starts`)
    const attempt = await pupil.masha.attemptAt(`/api/homeworks/${id}`)
    expect((await pupil.masha.post(`${attempt}/finishes`)).status).toBe(200)
    expect((await pupil.plan()).rows).toMatchObject([{ key, state: 'done' }])
  })

  test('a row that its module no longer supplies and that was not done is removed', async () => {
    const { lessons } = await pupil.enrol()
    await pupil.add('Шахматы')
    await pupil.begin()
    await pupil.school.rows('update lessons set retired_at = now() where id = $1', [lessons[0]!.id])
    expect(await pupil.titles()).toEqual(['Шахматы'])
    await pupil.school.rows('update lessons set retired_at = null where id = $1', [lessons[0]!.id])
  })

  test('is kept as it was, and shows on the next day what was done on it', async () => {
    const { lessons } = await pupil.enrol()
    await pupil.add('Шахматы')
    await pupil.begin()
    pupil.later(0, 1)
    await pupil.finishLesson(lessons[0]!.id)
    pupil.later(1)
    const past = await pupil.plan(friday)
    expect(past).toMatchObject({ stage: 'past', can: { change: false, take_day_off: false } })
    expect(past.rows.map(({ title, state }) => [title, state])).toEqual([
      ['Шахматы', 'planned'],
      [lessons[0]!.title, 'done'],
    ])
    expect(codeOf(await pupil.change(past.rows[0]!.key, 'done', friday))).toBe('plan_day_over')
  })
})

describe('own items', () => {
  test('are done by hand and undone, and begin the day', async () => {
    await pupil.add('Шахматы', 30)
    const { key } = await pupil.row('Шахматы')
    expect((await pupil.change(key, 'done')).status).toBe(204)
    await pupil.change(key, 'done')
    expect(await pupil.plan()).toMatchObject({ stage: 'begun', minutes: { planned: 30, done: 30 } })
    await pupil.change(key, 'planned')
    expect((await pupil.plan()).minutes).toEqual({ planned: 30, done: 0 })
  })

  test('others are done by doing', async () => {
    const { key } = await pupil.pick()
    expect(codeOf(await pupil.change(key, 'done'))).toBe('plan_done_by_doing')
  })

  test('may be put on a day to come, and appear when it comes', async () => {
    await pupil.add('Билет на поезд', 10, saturday)
    expect(await pupil.titles()).toEqual([])
    expect(await pupil.titles(saturday)).toEqual(['Билет на поезд'])
    pupil.later(1)
    expect(await pupil.titles()).toEqual(['Билет на поезд'])
  })

  test('are refused for yesterday, in a year, without a name, and after the twentieth', async () => {
    expect(codeOf(await pupil.add('Шахматы', 20, '2026-11-19'))).toBe('plan_day_over')
    expect(codeOf(await pupil.add('Шахматы', 20, '2027-11-20'))).toBe('plan_day_too_far')
    expect((await pupil.add('  ')).status).toBe(422)
    expect((await pupil.add('Шахматы', 3)).status).toBe(422)
    for (let i = 0; i < 20; i++) await pupil.add(`Дело ${i}`, 5)
    expect(codeOf(await pupil.add('Двадцать первое', 5))).toBe('plan_full')
  })

  test('of somebody else are not there', async () => {
    await pupil.add('Шахматы')
    const { key } = await pupil.row('Шахматы')
    const petya = await pupil.school.person('Пётр Гринёв')
    const reply = await petya.patch(`${url}/items/${key}`, { state: 'done' })
    expect([reply.status, codeOf(reply)]).toEqual([404, 'plan_item_not_found'])
  })
})

describe('what goes over the limit', () => {
  test('is shown separately, for the time that is left', async () => {
    await pupil.masha.put(`${url}/limit`, { minutes: 30 })
    for (const course of ['linear-equations', 'ghost-english']) await pupil.enrol(course)
    await pupil.add('Шахматы', 25)
    const { rows, if_time_left, limit } = await pupil.plan()
    expect(limit).toMatchObject({ minutes: 30, own: 30 })
    expect(rows.map(({ thing }) => thing).toSorted()).toEqual(['lesson', 'own'])
    expect(if_time_left).toMatchObject([{ thing: 'lesson' }])
    await pupil.begin()
    expect((await pupil.plan()).if_time_left).toHaveLength(1)
  })

  test('is proposed to be moved away when own items are too many', async () => {
    await pupil.add('Шахматы', 60)
    await pupil.add('Уборка', 60)
    const { key } = await pupil.row('Уборка')
    expect((await pupil.plan()).to_drop).toBe(key)
    await pupil.change(key, 'moved')
    expect((await pupil.plan()).to_drop).toBeNull()
  })

  test('goes by the limit of the family when that is lower', async () => {
    await pupil.school.rows(
      `with parent as (insert into users (first_name, is_parent) values ('Василиса', true) returning id)
       insert into family_links (parent_id, child_id, way, decides, started_at) select id, $1, 'child_code', true, now() from parent`,
      [pupil.masha.id],
    )
    await pupil.school.rows(
      `insert into family_controls (child_id, daily_minutes, set_at) values ($1, 40, now())`,
      [pupil.masha.id],
    )
    expect((await pupil.plan()).limit).toMatchObject({ minutes: 40, own: 90, family: 40 })
  })

  test('goes by the minutes of the acquaintance until the pupil sets others', async () => {
    await pupil.masha.patch('/api/onboardings/current', { step: 'task', data: { weekly_minutes: 150 } })
    expect((await pupil.plan()).limit).toMatchObject({ minutes: 30, own: 30 })
    await pupil.masha.put(`${url}/limit`, { minutes: 45 })
    expect((await pupil.plan()).limit).toMatchObject({ minutes: 45, own: 45 })
  })

  test('one’s own limit is from half an hour to four hours', async () => {
    expect((await pupil.masha.put(`${url}/limit`, { minutes: 29 })).status).toBe(422)
    expect((await pupil.masha.put(`${url}/limit`, { minutes: 241 })).status).toBe(422)
    expect((await pupil.masha.put(`${url}/limit`, { minutes: 240 })).status).toBe(204)
  })
})
