import { codeOf } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import ICAL from 'ical.js'
import { type Classroom, openClassroom } from './testing/class.ts'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const url = '/api/calendar?date_from=2026-11-16&date_to=2026-12-13'
const read = async (person = classroom.savelich) => (await person.get(url)).body

const share = (body: object, person = classroom.savelich) => person.post('/api/calendar/shares', body)
const ofClass = () => ({ kind: 'class', school_class_id: classroom.classId })

/** As a program reads it. */
async function eventsOf(token: string, userId = classroom.savelich.id) {
  const { text, status } = await classroom.school
    .guest()
    .get(`/api/calendar.ics?user_id=${userId}&token=${token}`)
  expect(status).toBe(200)
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

describe('the calendar of a teacher', () => {
  test('has deadlines of homeworks of their classes, given by any teacher, with the names of the classes', async () => {
    const { inDays, classId } = classroom
    const id = await classroom.give()
    const { homework_deadlines: terms, classes, can } = await read()
    expect(classes).toEqual([{ id: classId, name: '7А' }])
    expect(can.add).toBe(false)
    expect(terms).toMatchObject([
      {
        id: `class:${classId}:homework:${id}`,
        title: '7А: Проценты на вечер',
        starts_at: inDays(1),
        state: 'planned',
        url: `/teacher-dashboard/assignments/${id}`,
      },
      { id: `class:${classId}:homework:${id}:last`, starts_at: inDays(3), url: expect.any(String) },
    ])
  })

  test('has no drafts, no homeworks of single pupils, and nothing of other classes', async () => {
    const { masha, school } = classroom
    await classroom.give({ is_published: false })
    await classroom.give({ school_class_ids: [], user_ids: [masha.id] })
    const stranger = await school.person('Иван Зурин', { gradeIndex: null, type: 'agent' })
    expect((await read()).homework_deadlines).toEqual([])
    await classroom.give()
    expect(await read(stranger)).toMatchObject({ homework_deadlines: [], classes: [] })
    expect((await read(masha)).classes).toEqual([])
  })

  test('takes the same number of statements for more entries', async () => {
    const costOf = () => classroom.school.statementsOf(() => read())
    await classroom.give()
    const few = await costOf()
    for (let i = 0; i < 4; i++) await classroom.give({ title: `Задание ${i}` })
    expect(await costOf()).toBe(few)
    expect(few).toBeGreaterThan(4)
    expect(few).toBeLessThanOrEqual(16)
  })
})

describe('a feed', () => {
  test('of a teacher has all the classes; one of a class has that class alone, without its name at each item', async () => {
    const id = await classroom.give()
    const mine = (await share({ kind: 'feed' })).body.token
    expect((await eventsOf(mine)).map(({ summary }) => summary)).toContain('7А: Проценты на вечер')
    const { body, status } = await share(ofClass())
    expect([status, body.kind, body.school_class_id]).toEqual([200, 'class', classroom.classId])
    expect((await share(ofClass())).body.token).toBe(body.token)
    const [event] = await eventsOf(body.token)
    expect(event!.summary).toBe('Проценты на вечер')
    expect(event!.uid).toContain(`homework-${id}-of-`)
    expect(event!.component.getFirstPropertyValue('url')).toBeNull()
    expect((await read()).shares).toHaveLength(2)
  })

  test('marks a moved deadline as updated, for the pupil and for the class', async () => {
    const { savelich, masha, inDays } = classroom
    const id = await classroom.give()
    const tokens = {
      pupil: (await share({ kind: 'feed' }, masha)).body.token,
      class: (await share(ofClass())).body.token,
    }
    const sequences = async () => [
      (await eventsOf(tokens.pupil, masha.id))[0]!.sequence,
      (await eventsOf(tokens.class))[0]!.sequence,
    ]
    expect(await sequences()).toEqual([0, 0])
    const moved = classroom.body({ soft_deadline_at: inDays(2) })
    const put = (version: number) => savelich.put(`/api/teacher/homeworks/${id}`, { ...moved, version })
    const first = await put(1)
    // Saved again without a change, the deadline stays.
    expect([first.status, (await put(first.body.version)).status]).toEqual([200, 200])
    expect(await sequences()).toEqual([1, 1])
    const [event] = await eventsOf(tokens.class)
    expect(event!.startDate.toJSDate().toISOString()).toBe(inDays(2))
  })

  test('of a class can be created by its teachers only, and closes when its creator stops teaching there', async () => {
    const { savelich, masha, school, classId } = classroom
    expect(codeOf(await share(ofClass(), masha))).toBe('school_class_not_found')
    expect((await share({ kind: 'class' })).status).toBe(422)
    expect((await share({ kind: 'feed', school_class_id: classId })).status).toBe(422)
    const { token } = (await share(ofClass())).body
    await eventsOf(token)
    await school.rows(
      `delete from class_members where school_class_id = $1 and user_id = $2 and role = 'teacher'`,
      [classId, savelich.id],
    )
    const gone = await school.guest().get(`/api/calendar.ics?user_id=${savelich.id}&token=${token}`)
    expect([gone.status, codeOf(gone)]).toEqual([404, 'calendar_share_not_found'])
    // It does not give access to any page of the teacher either.
    const page = await school.guest().get(`${url}&user_id=${savelich.id}&token=${token}`)
    expect(page.status).toBe(404)
  })
})
