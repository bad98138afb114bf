import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, type PlanningPupil, openPlanningPupil, url } from './testing/planning-pupil.ts'

let pupil: PlanningPupil
beforeEach(async () => {
  pupil = await openPlanningPupil()
})

const friday = '2026-11-20'
const saturday = '2026-11-21'

describe('moving to tomorrow', () => {
  test('is free twice; the third time is refused', async () => {
    await pupil.add('Шахматы')
    const { key } = await pupil.row('Шахматы')
    for (const day of [1, 2]) {
      expect((await pupil.change(key, 'moved')).status).toBe(204)
      expect(await pupil.titles()).toEqual([])
      pupil.later(1)
      const row = await pupil.row('Шахматы')
      expect(row).toMatchObject({ key, moves: day, reason: expect.stringContaining('перенесено со вчера') })
    }
    expect((await pupil.row('Шахматы')).can.move).toBe(false)
    expect(codeOf(await pupil.change(key, 'moved'))).toBe('plan_moved_twice')
  })

  race('a repeat moves once, and it can be taken back on the same day', async () => {
    const { key } = await pupil.pick()
    await together(pupil.school, [() => pupil.change(key, 'moved'), () => pupil.change(key, 'moved')])
    expect((await pupil.plan()).aside).toMatchObject([{ key, state: 'moved' }])
    expect(await pupil.keys(saturday)).toEqual([key])
    await pupil.change(key, 'planned')
    expect(await pupil.keys()).toEqual([key])
    expect(await pupil.keys(saturday)).toEqual([])
    expect((await pupil.plan()).rows[0]!.moves).toBe(0)
  })

  test('after the beginning too', async () => {
    const { key } = await pupil.pick()
    await pupil.begin()
    await pupil.change(key, 'moved')
    expect(await pupil.keys()).toEqual([])
    await pupil.change(key, 'planned')
    expect(await pupil.keys()).toEqual([key])
  })

  test('is too late for what is due today', async () => {
    const { key, id } = await pupil.pick()
    await pupil.school.rows(
      `update homeworks set soft_deadline_at = '2026-11-20T20:59:00Z', soft_days = null where id = $1`,
      [id],
    )
    expect((await pupil.plan()).rows[0]).toMatchObject({ reason: 'срок сегодня', can: { move: false } })
    expect(codeOf(await pupil.change(key, 'moved'))).toBe('plan_due_today')
    await pupil.school.rows('update homeworks set soft_deadline_at = null where id = $1', [id])
  })

  test('what was put aside is not in the short list either', async () => {
    const { key } = await pupil.pick()
    const lines = async () => (await pupil.masha.get('/api/user/today')).body.lines as { key: string }[]
    expect(await lines()).toMatchObject([{ key }])
    await pupil.change(key, 'hidden')
    expect(await lines()).toEqual([])
  })
})

describe('hiding', () => {
  test('is for today alone, and can be taken back', async () => {
    const { key } = await pupil.pick()
    expect((await pupil.change(key, 'hidden')).status).toBe(204)
    expect((await pupil.plan()).aside).toMatchObject([{ key, state: 'hidden' }])
    pupil.later(1)
    pupil.later(2)
    expect(await pupil.keys()).toEqual([key])
    await pupil.change(key, 'hidden')
    await pupil.change(key, 'planned')
    expect(await pupil.keys()).toEqual([key])
  })
})

describe('«I don’t want it because»', () => {
  const later = async (days: number) => {
    await pupil.muchLater(days)
    return pupil.keys()
  }

  test('it is known: not suggested for thirty days', async () => {
    const { lessons } = await pupil.enrol()
    const key = `lesson:${lessons[0]!.id}`
    expect((await pupil.refuse(key, 'know_it')).status).toBe(204)
    expect(await pupil.keys()).toEqual([])
    expect((await pupil.plan()).wishes).toMatchObject([
      { reason: 'know_it', title: lessons[0]!.title, thing: 'lesson', until: '2026-12-19' },
    ])
    expect(await later(26)).toEqual([])
    expect(await later(5)).toEqual([key])
    expect((await pupil.plan()).wishes).toEqual([])
  })

  test('it is too hard: not suggested for a week', async () => {
    const { lessons } = await pupil.enrol()
    const key = `lesson:${lessons[0]!.id}`
    await pupil.refuse(key, 'too_hard')
    expect(await later(6)).toEqual([])
    expect(await later(1)).toEqual([key])
  })

  race('it is not mine: nothing like it until it is taken back; a repeat is one rule', async () => {
    const { lessons } = await pupil.enrol()
    const key = `lesson:${lessons[0]!.id}`
    await together(pupil.school, [() => pupil.refuse(key, 'not_mine'), () => pupil.refuse(key, 'not_mine')])
    const { wishes } = await pupil.plan()
    expect(wishes).toMatchObject([{ reason: 'not_mine', until: null }])
    await pupil.finishLesson(lessons[0]!.id)
    expect(await later(60)).toEqual([])
    const back = () => pupil.masha.delete(`${url}/wishes/${wishes[0]!.id}`)
    expect((await back()).status).toBe(204)
    expect((await back()).status).toBe(204)
    expect((await pupil.plan()).wishes).toEqual([])
    expect(await pupil.keys()).toEqual([`lesson:${lessons[1]!.id}`])
    const petya = await pupil.school.person('Пётр Гринёв')
    expect(codeOf(await petya.delete(`${url}/wishes/${wishes[0]!.id}`))).toBe('plan_wish_not_found')
  })

  test('there is no time: moved, and the limit of today is lowered; undone, both come again', async () => {
    const { key } = await pupil.pick()
    await pupil.enrol()
    const { minutes } = (await pupil.plan()).rows[0]!
    await pupil.refuse(key, 'no_time')
    const after = await pupil.plan()
    expect(after.limit).toMatchObject({ minutes: 90 - minutes, lowered: minutes })
    expect(after.aside).toMatchObject([{ key, state: 'moved' }])
    await pupil.masha.delete(`${url}/wishes/${after.wishes[0]!.id}`)
    expect((await pupil.plan()).limit).toMatchObject({ minutes: 90, lowered: 0 })
    expect(await pupil.keys()).toContain(key)
  })

  test('is not said of what a teacher has set, nor of an exam under way', async () => {
    const { key, id } = await pupil.pick()
    await pupil.school.rows(`update homeworks set source = 'teacher' where id = $1`, [id])
    for (const reason of ['know_it', 'too_hard', 'not_mine'])
      expect(codeOf(await pupil.refuse(key, reason))).toBe('plan_item_set')
    expect(codeOf(await pupil.change(key, 'hidden'))).toBe('plan_item_set')
    expect((await pupil.plan()).rows[0]!.can).toMatchObject({ move: true, hide: false, refuse: false })
    await pupil.school.rows(`update homeworks set source = 'library' where id = $1`, [id])
    const [exam] = await pupil.school.rows<{ id: number }>(
      'select id from exam_rehearsals order by id limit 1',
    )
    await pupil.masha.post(`/api/exam_rehearsals/${exam!.id}/starts`, { holder: 'tab-of-masha' })
    expect(codeOf(await pupil.refuse(`exam:${exam!.id}`, 'no_time'))).toBe('plan_due_today')
    expect(codeOf(await pupil.refuse('lesson:999999', 'know_it'))).toBe('plan_item_not_found')
  })
})

describe('days off', () => {
  const take = (day: string) => pupil.masha.post(`${url}/day_offs`, { day })

  test('leave only what is due today', async () => {
    await pupil.enrol()
    await pupil.add('Шахматы')
    expect((await take(friday)).status).toBe(204)
    expect((await take(friday)).status).toBe(204)
    expect(await pupil.plan()).toMatchObject({
      is_day_off: true,
      rows: [],
      can: { take_day_off: false, return_day: true },
    })
    await pupil.masha.delete(`${url}/day_offs/${friday}`)
    expect(await pupil.titles()).toContain('Шахматы')
  })

  race('are two a week, be it from two tabs', async () => {
    const replies = await together(
      pupil.school,
      [friday, saturday, '2026-11-22'].map((one) => () => take(one)),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 204, 422])
    expect(codeOf(replies.find(({ status }) => status === 422)!)).toBe('too_many_days_off')
    expect((await take('2026-11-23')).status).toBe(204)
    expect(codeOf(await take('2026-11-19'))).toBe('plan_day_over')
  })
})

describe('what was left of yesterday', () => {
  test('is shown in one line and added by one press, before the day is begun', async () => {
    await pupil.add('Шахматы')
    await pupil.add('Уборка')
    const { key } = await pupil.row('Уборка')
    await pupil.change(key, 'done')
    await pupil.add('Письмо бабушке')
    pupil.later(1)
    expect(await pupil.plan()).toMatchObject({ rows: [], rest: { count: 2, from: friday } })
    expect((await pupil.masha.post(`${url}/rests`)).status).toBe(204)
    await pupil.masha.post(`${url}/rests`)
    expect(await pupil.titles()).toEqual(['Шахматы', 'Письмо бабушке'])
    expect((await pupil.plan()).rest).toBeNull()
  })

  test('does not include what is in the plan anyway, and is not shown when the day is begun', async () => {
    await pupil.enrol()
    await pupil.begin()
    pupil.later(3)
    expect((await pupil.plan()).rest).toBeNull()
    await pupil.add('Шахматы')
    pupil.later(1)
    await pupil.begin()
    expect((await pupil.plan()).rest).toBeNull()
  })

  test('on a day without school a lesson that was left may be taken in', async () => {
    const { lessons } = await pupil.enrol()
    await pupil.begin()
    pupil.later(1)
    expect(await pupil.plan()).toMatchObject({ easy: 'weekend', rows: [], rest: { count: 1 } })
    await pupil.masha.post(`${url}/rests`)
    expect(await pupil.keys()).toEqual([`lesson:${lessons[0]!.id}`])
  })
})

test('the week shows for each day what is planned, done and due', async () => {
  await pupil.add('Шахматы', 30)
  await pupil.change((await pupil.row('Шахматы')).key, 'done')
  await pupil.add('Билет на поезд', 10, saturday)
  const { status, body } = await pupil.masha.get(`${url}?date=${saturday}`)
  expect(status).toBe(200)
  expect(body.today).toBe(friday)
  expect(body.week).toHaveLength(7)
  expect(body.week[0].date).toBe('2026-11-16')
  expect(body.week.slice(4, 6)).toMatchObject([
    { date: friday, minutes: { planned: 30, done: 30 }, easy: null },
    { date: saturday, minutes: { planned: 10, done: 0 }, easy: 'weekend' },
  ])
  expect((await pupil.masha.get(`${url}?date=2026-02-31`)).status).toBe(422)
})
