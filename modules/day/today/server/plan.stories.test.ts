/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, type Desk, openDesk, url } from './testing/desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

const friday = '2026-11-20'
const saturday = '2026-11-21'

describe('the plan of today', () => {
  test('is empty for somebody new, who is offered what is for the class', async () => {
    expect(await desk.plan()).toMatchObject({
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
    expect((await desk.plan()).offers.length).toBeGreaterThan(0)
  })

  test('is made of homeworks, the next lesson and own items, each with its reason, minutes and experience', async () => {
    const { lessons } = await desk.enrol()
    const { key } = await desk.pick()
    await desk.add('Шахматы', 30)
    const { rows, minutes } = await desk.plan()
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
    for (const key of ['linear-equations', 'why-club']) await desk.enrol(key)
    const courses = await desk.school.rows<{ key: string }>(
      'select key from courses where is_free order by id',
    )
    for (const { key } of courses) await desk.enrol(key)
    const [algebra] = (await desk.enrol('linear-equations')).lessons
    await desk.masha.post(`/api/lessons/${algebra!.id}/views`)
    const { rows, if_time_left } = await desk.plan()
    const lessons = [...rows, ...if_time_left].filter(({ thing }) => thing === 'lesson')
    expect(lessons).toHaveLength(2)
    expect(lessons[0]!.key).toBe(`lesson:${algebra!.id}`)
  })

  test('a read writes nothing: a plan that was looked at is not begun', async () => {
    await desk.enrol()
    await desk.plan()
    await desk.plan()
    expect(await desk.school.rows('select from daily_plan_items union all select from daily_plans')).toEqual(
      [],
    )
  })

  test('the number of statements does not grow with the number of rows', async () => {
    const costOf = () => desk.school.statementsOf(() => desk.plan())
    await desk.enrol()
    await desk.add('Шахматы')
    await desk.begin()
    const few = await costOf()
    for (let i = 0; i < 8; i++) await desk.add(`Дело ${i}`)
    await desk.pick()
    const many = await costOf()
    expect(many).toBe(few)
    expect(few).toBeGreaterThan(5)
    expect(few).toBeLessThanOrEqual(22)
  })

  test('is for pupils and their parents alone', async () => {
    const { school, masha } = desk
    expect((await school.guest().get(url)).status).toBe(401)
    const teacher = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
    expect((await teacher.get(url)).status).toBe(403)
    const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    const { code } = (await masha.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
    await desk.add('Шахматы')
    const { body } = await vasilisa.get(`${url}?child_id=${masha.id}`)
    expect(body.timezone).toBe('Europe/Moscow')
    expect(body.rows).toMatchObject([{ title: 'Шахматы', can: { check: false, move: false, hide: false } }])
    expect(body.can).toEqual({ change: false, begin: false, take_day_off: false, return_day: false })
    expect((await vasilisa.post(`${url}/begins?child_id=${masha.id}`)).status).toBe(403)
  })
})

describe('a day that was begun', () => {
  test('never grows, and a repeat changes nothing', async () => {
    await desk.enrol()
    expect((await desk.begin()).status).toBe(204)
    const before = await desk.plan()
    expect(before).toMatchObject({ stage: 'begun', can: { begin: false } })
    await desk.pick()
    await desk.begin()
    expect((await desk.plan()).rows).toEqual(before.rows)
  })

  race('is begun once by two tabs', async () => {
    await desk.enrol()
    await together(desk.school, [() => desk.begin(), () => desk.begin()])
    const rows = await desk.school.rows('select from daily_plan_items')
    expect(rows).toHaveLength((await desk.plan()).rows.length)
  })

  test('takes own items, and an exam whose clock runs', async () => {
    await desk.enrol()
    await desk.begin()
    await desk.add('Шахматы')
    const [exam] = await desk.school.rows<{ id: number }>(
      'select id from exam_rehearsals order by id limit 1',
    )
    await desk.masha.post(`/api/exam_rehearsals/${exam!.id}/starts`, { holder: 'tab-of-masha' })
    const { rows } = await desk.plan()
    expect(rows.map(({ thing }) => thing)).toEqual(['exam', 'lesson', 'own'])
    expect(rows[0]!.can).toEqual({ check: false, move: false, hide: false, place: true, refuse: false })
  })

  test('has what was done by doing: a lesson, with its minutes and experience', async () => {
    const { lessons } = await desk.enrol()
    await desk.begin()
    desk.later(0, 1)
    await desk.finishLesson(lessons[0]!.id)
    const { rows, minutes } = await desk.plan()
    expect(rows).toMatchObject([{ key: `lesson:${lessons[0]!.id}`, state: 'done' }])
    expect(minutes.done).toBe(rows[0]!.minutes)
    expect((await desk.plan()).week.find(({ date }) => date === friday)!.minutes).toEqual(minutes)
  })

  test('a homework that was handed in is done', async () => {
    const { key, id } = await desk.pick()
    await desk.begin()
    desk.later(0, 1)
    await desk.masha.post(`/api/homeworks/${id}/starts`)
    const attempt = await desk.masha.attemptAt(`/api/homeworks/${id}`)
    expect((await desk.masha.post(`${attempt}/finishes`)).status).toBe(200)
    expect((await desk.plan()).rows).toMatchObject([{ key, state: 'done' }])
  })

  test('a row that its module no longer supplies and that was not done is removed', async () => {
    const { lessons } = await desk.enrol()
    await desk.add('Шахматы')
    await desk.begin()
    await desk.school.rows('update lessons set retired_at = now() where id = $1', [lessons[0]!.id])
    expect(await desk.titles()).toEqual(['Шахматы'])
    await desk.school.rows('update lessons set retired_at = null where id = $1', [lessons[0]!.id])
  })

  test('is kept as it was, and shows on the next day what was done on it', async () => {
    const { lessons } = await desk.enrol()
    await desk.add('Шахматы')
    await desk.begin()
    desk.later(0, 1)
    await desk.finishLesson(lessons[0]!.id)
    desk.later(1)
    const past = await desk.plan(friday)
    expect(past).toMatchObject({ stage: 'past', can: { change: false, take_day_off: false } })
    expect(past.rows.map(({ title, state }) => [title, state])).toEqual([
      ['Шахматы', 'planned'],
      [lessons[0]!.title, 'done'],
    ])
    expect(codeOf(await desk.change(past.rows[0]!.key, 'done', friday))).toBe('plan_day_over')
  })
})

describe('own items', () => {
  test('are done by hand and undone, and begin the day', async () => {
    await desk.add('Шахматы', 30)
    const { key } = await desk.row('Шахматы')
    expect((await desk.change(key, 'done')).status).toBe(204)
    await desk.change(key, 'done')
    expect(await desk.plan()).toMatchObject({ stage: 'begun', minutes: { planned: 30, done: 30 } })
    await desk.change(key, 'planned')
    expect((await desk.plan()).minutes).toEqual({ planned: 30, done: 0 })
  })

  test('others are done by doing', async () => {
    const { key } = await desk.pick()
    expect(codeOf(await desk.change(key, 'done'))).toBe('plan_done_by_doing')
  })

  test('may be put on a day to come, and appear when it comes', async () => {
    await desk.add('Билет на поезд', 10, saturday)
    expect(await desk.titles()).toEqual([])
    expect(await desk.titles(saturday)).toEqual(['Билет на поезд'])
    desk.later(1)
    expect(await desk.titles()).toEqual(['Билет на поезд'])
  })

  test('are refused for yesterday, in a year, without a name, and after the twentieth', async () => {
    expect(codeOf(await desk.add('Шахматы', 20, '2026-11-19'))).toBe('plan_day_over')
    expect(codeOf(await desk.add('Шахматы', 20, '2027-11-20'))).toBe('plan_day_too_far')
    expect((await desk.add('  ')).status).toBe(422)
    expect((await desk.add('Шахматы', 3)).status).toBe(422)
    for (let i = 0; i < 20; i++) await desk.add(`Дело ${i}`, 5)
    expect(codeOf(await desk.add('Двадцать первое', 5))).toBe('plan_full')
  })

  test('of somebody else are not there', async () => {
    await desk.add('Шахматы')
    const { key } = await desk.row('Шахматы')
    const petya = await desk.school.person('Пётр Гринёв')
    const reply = await petya.patch(`${url}/items/${key}`, { state: 'done' })
    expect([reply.status, codeOf(reply)]).toEqual([404, 'plan_item_not_found'])
  })
})

describe('what goes over the limit', () => {
  test('is shown separately, for the time that is left', async () => {
    await desk.masha.put(`${url}/limit`, { minutes: 30 })
    await desk.enrol()
    await desk.add('Шахматы', 25)
    const { rows, if_time_left, limit } = await desk.plan()
    expect(limit).toMatchObject({ minutes: 30, own: 30 })
    expect(rows.map(({ title }) => title)).toEqual(['Шахматы'])
    expect(if_time_left).toMatchObject([{ thing: 'lesson' }])
    await desk.begin()
    expect((await desk.plan()).if_time_left).toHaveLength(1)
  })

  test('is proposed to be moved away when own items are too many', async () => {
    await desk.add('Шахматы', 60)
    await desk.add('Уборка', 60)
    const { key } = await desk.row('Уборка')
    expect((await desk.plan()).to_drop).toBe(key)
    await desk.change(key, 'moved')
    expect((await desk.plan()).to_drop).toBeNull()
  })

  test('goes by the limit of the family when that is lower', async () => {
    await desk.school.rows(
      `with parent as (insert into users (first_name, is_parent) values ('Василиса', true) returning id)
       insert into family_links (parent_id, child_id, way, decides, started_at) select id, $1, 'child_code', true, now() from parent`,
      [desk.masha.id],
    )
    await desk.school.rows(
      `insert into family_controls (child_id, daily_minutes, set_at) values ($1, 40, now())`,
      [desk.masha.id],
    )
    expect((await desk.plan()).limit).toMatchObject({ minutes: 40, own: 90, family: 40 })
  })

  test('one’s own limit is from half an hour to four hours', async () => {
    expect((await desk.masha.put(`${url}/limit`, { minutes: 29 })).status).toBe(422)
    expect((await desk.masha.put(`${url}/limit`, { minutes: 241 })).status).toBe(422)
    expect((await desk.masha.put(`${url}/limit`, { minutes: 240 })).status).toBe(204)
  })
})
