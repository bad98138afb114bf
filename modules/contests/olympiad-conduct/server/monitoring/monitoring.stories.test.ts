import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Contest,
  type Fortress,
  days,
  enlist,
  openContest,
  openFortress,
} from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const refusal = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  headers['x-error-code'],
]
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const namesOf = async (person: Person, query = '') =>
  (await person.get(url(`/participants${query}`))).body.map(({ name }: { name: string }) => name)

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('people who lead', () => {
  test('a methodist sees everybody, a teacher those of the school and of the classes, another teacher sees none', async () => {
    const { methodist, savelich, stranger } = fortress
    expect(await namesOf(methodist)).toEqual(['Гринёв Пётр', 'Миронова Маша', 'Швабрин Алексей'])
    expect(await namesOf(savelich)).toEqual(['Гринёв Пётр', 'Миронова Маша'])
    expect(await namesOf(stranger)).toEqual([])
  })

  test('a teacher of a class without a job in the school sees only that class', async () => {
    const tutor = await contest.school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    await enlist(contest.school, fortress.classes.eighth, tutor, 'teacher')
    expect(await namesOf(tutor)).toEqual(['Гринёв Пётр'])
  })

  test('an archived class gives no access', async () => {
    await contest.school.rows('update school_classes set archived_at = now()')
    expect(await namesOf(fortress.savelich)).toEqual([])
    expect(await namesOf(fortress.methodist)).toHaveLength(3)
  })

  test('a pupil and a guest are refused; an absent stage is absent', async () => {
    for (const path of ['', '/participants', '/participants/file?format=csv', '/groups']) {
      expect((await fortress.masha.get(url(path))).status).toBe(403)
      expect((await contest.school.guest().get(url(path))).status).toBe(401)
    }
    expect(refusal(await fortress.savelich.get('/api/teacher/olympiad_stages/2147483647'))).toEqual([
      404,
      'stage_not_found',
    ])
  })

  test('the list shows every stage with its window, its state and the progress of the viewer’s pupils', async () => {
    await contest.start(fortress.masha, fortress.parts.masha)
    const { body } = await fortress.savelich.get('/api/teacher/olympiad_stages')
    const own = body.find(({ id }: { id: number }) => id === contest.olympiadId)
    expect(own.stages).toMatchObject([
      { kind: 'trial', counts: { registered: 0 } },
      { kind: 'main', state: 'running', counts: { registered: 2, running: 1, handed_in: 0, judged: 0 } },
    ])
  })
})

describe('the progress', () => {
  test('shows the class, the state, the time left and the number of answers, and never points', async () => {
    const { masha, parts, savelich } = fortress
    const { body: page } = await contest.start(masha, parts.masha)
    const [first] = page.attempt.tasks
    await contest.save(masha, parts.masha, first.id, { response: await contest.right(masha, first.id) })
    const { body, text } = await savelich.get(url('/participants'))
    expect(body).toMatchObject([
      {
        name: 'Миронова Маша',
        state: 'running',
        school_class: { name: '7А' },
        school: { name: 'Белогорская' },
        answered: 1,
        tasks: 5,
        deadline_at: page.attempt.deadline_at,
        percent: null,
      },
      { name: 'Гринёв Пётр', state: 'not_started', grade_index: 8, answered: 0, deadline_at: null },
    ])
    expect(text).not.toContain('points')
  })

  test('shows who has handed in, whose time is up, and results only when they are published', async () => {
    const { masha, grinyov, parts, savelich, methodist } = fortress
    await contest.goThrough(masha, parts.masha, 5)
    await contest.start(grinyov, parts.grinyov)
    contest.school.at(days(2))
    const states = async () =>
      (await savelich.get(url('/participants'))).body.map(
        (row: { state: string; percent: number | null }) => [row.state, row.percent],
      )
    expect(await states()).toEqual([
      ['timed_out', null],
      ['handed_in', null],
    ])
    await contest.publish()
    expect(await states()).toEqual([
      ['timed_out', 0],
      ['handed_in', 100],
    ])
    expect((await methodist.get(url())).body).toMatchObject({
      state: 'published',
      counts: { registered: 3, running: 0, handed_in: 2, judged: 2 },
      leads_all: true,
    })
  })

  test('is searched by name and filtered by state, grade, school and class, page by page', async () => {
    const { methodist, masha, parts, classes, school } = fortress
    await contest.start(masha, parts.masha)
    expect(await namesOf(methodist, '?q[name_cont]=МИРОН')).toEqual(['Миронова Маша'])
    expect(await namesOf(methodist, '?q[name_cont]=пётр гринёв')).toEqual(['Гринёв Пётр'])
    expect(await namesOf(methodist, '?q[name_cont]=%25')).toEqual([])
    expect(await namesOf(methodist, '?q[state_eq]=running')).toEqual(['Миронова Маша'])
    expect(await namesOf(methodist, '?q[grade_eq]=8')).toEqual(['Гринёв Пётр'])
    expect(await namesOf(methodist, `?q[school_id_eq]=${school}`)).toHaveLength(2)
    expect(await namesOf(methodist, `?q[class_id_eq]=${classes.seventh}`)).toEqual(['Миронова Маша'])
    expect(await namesOf(methodist, '?limit=2&page=2')).toEqual(['Швабрин Алексей'])
    expect((await methodist.get(url('/participants?q[state_eq]=asleep'))).status).toBe(422)
  })

  test('is sorted as requested, and equal rows are sorted by name', async () => {
    const { methodist, masha, grinyov, parts } = fortress
    await contest.start(masha, parts.masha)
    contest.school.at(new Date(contest.school.now.getTime() + 60_000))
    await contest.start(grinyov, parts.grinyov)
    const [pyotr, marya, alexey] = ['Гринёв Пётр', 'Миронова Маша', 'Швабрин Алексей']
    expect(await namesOf(methodist, '?q[s]=name desc')).toEqual([alexey, marya, pyotr])
    expect(await namesOf(methodist, '?q[s]=state asc')).toEqual([alexey, pyotr, marya])
    expect(await namesOf(methodist, '?q[s]=state desc')).toEqual([pyotr, marya, alexey])
    expect(await namesOf(methodist, '?q[s]=time asc')).toEqual([marya, pyotr, alexey])
    expect(await namesOf(methodist, '?q[s]=time desc')).toEqual([pyotr, marya, alexey])
    expect(await namesOf(methodist, '?q[s]=time asc&limit=1&page=2')).toEqual([pyotr])
    expect((await methodist.get(url('/participants?q[s]=points asc'))).status).toBe(422)
  })

  test('is saved as CSV and as a workbook: filtered, only for led participants, with results when they are published', async () => {
    const { methodist, savelich, stranger, masha, parts } = fortress
    const linesOf = async (person: Person, query: string) => {
      const { status, text } = await person.get(url(`/participants/file?format=csv${query}`))
      expect(status).toBe(200)
      return text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
    }
    await contest.goThrough(masha, parts.masha, 5)
    expect((await linesOf(methodist, '&q[s]=name desc')).map((line) => line.split(';')[0])).toEqual([
      'Швабрин Алексей',
      'Миронова Маша',
      'Гринёв Пётр',
    ])
    expect(await linesOf(savelich, '')).toHaveLength(2)
    expect(await linesOf(stranger, '')).toEqual([])
    const ofMasha = async () => (await linesOf(methodist, '&q[state_eq]=handed_in'))[0]!.split(';')
    expect(await ofMasha()).toEqual(expect.arrayContaining(['7А', 'Белогорская', 'сдано', '5']))
    expect((await ofMasha())[10]).toBe('')
    contest.school.at(days(2))
    await contest.publish()
    expect((await ofMasha())[10]).toBe('100')
    const { headers } = await methodist.get(url('/participants/file?format=xlsx'))
    expect(headers['content-type']).toContain('sheet')
    expect(headers['content-disposition']).toContain('.xlsx')
  })

  test('groups are those of the participants whom the viewer leads', async () => {
    const { body } = await fortress.savelich.get(url('/groups'))
    expect(body.schools).toMatchObject([{ name: 'Белогорская', participants: 2 }])
    expect(body.classes.map(({ name }: { name: string }) => name)).toEqual(['7А', '8Б'])
    expect((await fortress.methodist.get(url('/groups'))).body.schools).toHaveLength(2)
  })
})
