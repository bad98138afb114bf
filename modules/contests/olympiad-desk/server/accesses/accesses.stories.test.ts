/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { readTable } from '@school/kernel/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'
import { type Heads, openHeads } from '../testing/heads.ts'

let contest: Contest
let at: Heads

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/wk/olympiad_stages/${contest.main}${rest}`
const stepOf = async (person: Person) => (await contest.stage(person, contest.main)).step

beforeEach(async () => {
  contest = await openContest()
  at = await openHeads(contest)
  contest.school.at(days(1))
})

const open = (person: Person, schoolClassIds: number[], isOpen = true) =>
  person.patch(url('/accesses'), { school_class_ids: schoolClassIds, is_open: isOpen })
const lock = (person: Person, schoolIds: number[], kind: string | null, reason = 'Карантин в уезде') =>
  person.patch(url('/schools'), { school_ids: schoolIds, kind, reason })
const importList = (person: Person, text: string, isConfirmed = true) =>
  person.post(url('/list_imports'), { text, is_confirmed: isConfirmed })

describe('people who run olympiads', () => {
  test('are administrators of schools and of municipalities; others have no such desk', async () => {
    const endpoints: ['get' | 'post' | 'patch' | 'delete', string, object?][] = [
      ['get', '/api/wk/olympiad_stages'],
      ['get', url('/access')],
      ['get', url('/accesses')],
      ['patch', url('/accesses'), { school_class_ids: [at.classes.seventh], is_open: true }],
      ['get', url('/schools')],
      ['patch', url('/schools'), { school_ids: [at.school], kind: 'forbidden', reason: 'Карантин' }],
      ['get', url('/pupils')],
      ['post', url('/list_imports'), { text: 'Горбунов Вася', is_confirmed: true }],
      ['delete', url(`/listed_pupils/${at.vasya.id}`)],
      ['get', url('/tables/file?table=classes&format=csv')],
      ['get', '/api/wk/olympiad_stages/file?format=csv'],
    ]
    for (const [method, path, body] of endpoints) {
      const ask = (person: Pick<Person, 'get' | 'post' | 'patch' | 'delete'>) =>
        method === 'get' || method === 'delete' ? person[method](path) : person[method](path, body)
      for (const person of [at.teacher, at.savelich, at.masha, at.methodist])
        expect([method, path, (await ask(person)).status]).toEqual([method, path, 403])
      expect([method, path, (await ask(contest.school.guest())).status]).toEqual([method, path, 401])
    }
  })

  test('read only figures of their own schools', async () => {
    const stageOf = async (person: Person) =>
      (await person.get('/api/wk/olympiad_stages?q[grade_eq]=7')).body
        .flatMap(({ stages }: { stages: { id: number }[] }) => stages)
        .find(({ id }: { id: number }) => id === contest.main)
    expect((await stageOf(at.captain)).figures).toMatchObject({ classes: 2, expected: 3, registered: 2 })
    expect((await stageOf(at.governor)).figures).toMatchObject({ classes: 3, expected: 4, registered: 3 })
    expect((await stageOf(at.stranger2)).figures).toMatchObject({ classes: 1, expected: 0, registered: 0 })
    const classes = async (person: Person, query = '') =>
      (await person.get(url(`/accesses${query}`))).body.map(({ id }: { id: number }) => id)
    expect(await classes(at.captain)).toEqual([at.classes.seventh, at.classes.eighth])
    expect(await classes(at.governor, `?q[school_id_eq]=${at.city}`)).toEqual([at.classes.city])
    const foreign = await at.captain.get(url(`/accesses?q[school_id_eq]=${at.city}`))
    expect([foreign.status, code(foreign)]).toEqual([404, 'monitored_school_not_found'])
    expect((await at.captain.get('/api/wk/olympiad_stages/999999/access')).status).toBe(404)
  })
})

describe('a stage that is entered by a code', () => {
  test('is opened to a class and closed again; pupils already registered stay', async () => {
    expect(await stepOf(at.vasya)).toBe('needs_code')
    expect((await open(at.captain, [at.classes.seventh])).body).toEqual({ changed: 1 })
    expect((await open(at.captain, [at.classes.seventh])).body).toEqual({ changed: 0 })
    expect(await stepOf(at.vasya)).toBe('may_enter')
    const [row] = (await at.captain.get(url('/accesses'))).body
    expect(row).toMatchObject({ letter: 'А', state: 'class', pupils: 2, registered: 1 })
    expect((await contest.enter(at.vasya, contest.main)).status).toBe(200)
    expect((await open(at.captain, [at.classes.seventh], false)).body).toEqual({ changed: 1 })
    expect(await stepOf(at.vasya)).toBe('ready')
  })

  race('opened twice concurrently is counted once', async () => {
    const both = await together(contest.school, [
      () => open(at.captain, [at.classes.seventh]),
      () => open(at.captain, [at.classes.seventh]),
    ])
    expect(both.map(({ body }) => body.changed).toSorted()).toEqual([0, 1])
  })

  test('is opened only by the school of the class: not by another school, nor by a municipality', async () => {
    const foreign = await open(at.captain, [at.classes.seventh, at.classes.city])
    expect([foreign.status, code(foreign)]).toEqual([404, 'monitored_class_not_found'])
    expect(code(await open(at.stranger2, [at.classes.seventh]))).toBe('monitored_class_not_found')
    const above = await open(at.governor, [at.classes.seventh])
    expect([above.status, code(above)]).toEqual([403, 'access_of_school'])
    expect(await stepOf(at.vasya)).toBe('needs_code')
  })

  test('cannot be opened when it is over, nor where no code is required', async () => {
    const trial = await at.captain.patch(`/api/wk/olympiad_stages/${contest.trial}/accesses`, {
      school_class_ids: [at.classes.seventh],
      is_open: true,
    })
    expect(code(trial)).toBe('access_needless')
    contest.school.at(days(6.9))
    expect(code(await open(at.captain, [at.classes.seventh]))).toBe('entry_closed')
  })
})

describe('a municipality', () => {
  test('forbids a stage to a school with a reason that its pupils read, and the school cannot override it', async () => {
    await open(at.captain, [at.classes.seventh])
    expect((await lock(at.governor, [at.school], 'forbidden')).body).toEqual({ changed: 1 })
    expect(await contest.stage(at.vasya, contest.main)).toMatchObject({
      step: 'closed_above',
      closed_because: 'Карантин в уезде',
      can: { enter: false },
    })
    expect(code(await contest.enter(at.vasya, contest.main, { code: 'KREPSTW2' }))).toBe('stage_closed_above')
    expect(await stepOf(at.masha)).toBe('ready')
    expect(code(await open(at.captain, [at.classes.eighth]))).toBe('access_decided_above')
    expect((await at.captain.get(url('/access'))).body).toMatchObject({
      lock: { kind: 'forbidden', reason: 'Карантин в уезде' },
      can: { open: false, lock: false },
    })
    expect((await lock(at.governor, [at.school], null, '')).body).toEqual({ changed: 1 })
    expect(await stepOf(at.vasya)).toBe('may_enter')
    const kept = await contest.school.rows('select kind, ended_by from olympiad_access_locks')
    expect(kept).toEqual([{ kind: 'forbidden', ended_by: at.governor.id }])
  })

  test('opens it to all classes of its schools, and of no others', async () => {
    expect((await lock(at.governor, [at.school, at.city], 'forced')).body).toEqual({ changed: 2 })
    expect(await stepOf(at.vasya)).toBe('may_enter')
    expect((await lock(at.governor, [at.school, at.city], 'forced')).body).toEqual({ changed: 0 })
    const foreign = await lock(at.governor, [at.school, at.other], 'forbidden')
    expect([foreign.status, code(foreign)]).toEqual([404, 'monitored_school_not_found'])
    const own = await lock(at.captain, [at.school], 'forced')
    expect([own.status, code(own)]).toEqual([403, 'access_of_municipality'])
    expect(code(await lock(at.governor, [at.school], 'forbidden', ''))).toBe('access_reason_needed')
    const { body } = await at.governor.get(url('/schools?q[name_cont]=белогор'))
    expect(body).toMatchObject([{ id: at.school, lock: { kind: 'forced' }, open_classes: 2 }])
  })

  race('decides once when two of its administrators decide concurrently', async () => {
    const replies = await together(contest.school, [
      () => lock(at.governor, [at.school], 'forbidden'),
      () => lock(at.governor, [at.school], 'forced'),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [standing] = await contest.school.rows(
      'select count(*)::int as n from olympiad_access_locks where ended_at is null',
    )
    expect(standing).toEqual({ n: 1 })
  })

  test('reads figures but no names, unless the portal permits names', async () => {
    for (const path of [
      url('/pupils'),
      url('/tables/file?table=pupils&format=csv'),
      `/api/teacher/olympiad_stages/${contest.main}/participants`,
      `/api/teacher/olympiad_stages/${contest.main}/time_grants`,
      `/api/teacher/olympiad_stages/${contest.main}/participants/file?format=csv`,
    ]) {
      const refused = await at.governor.get(path)
      expect([path, refused.status, code(refused)]).toEqual([path, 403, 'names_closed'])
    }
    const { body } = await at.governor.get(`/api/teacher/olympiad_stages/${contest.main}`)
    expect(body).toMatchObject({ counts: { registered: 3 }, leads_all: false, can: { see_names: false } })
    const tiles = await at.governor.get(`/api/teacher/olympiad_stages/${contest.main}/tiles`)
    expect(tiles.body.map(({ school }: { school: { id: number } }) => school.id).toSorted()).toEqual(
      [at.school, at.city].toSorted(),
    )
    const foreign = await at.stranger2.get(`/api/teacher/olympiad_stages/${contest.main}`)
    expect(foreign.body).toMatchObject({ counts: { registered: 0 } })
  })
})

describe('the list of a stage', () => {
  test('takes the pupils who are found, and reports the rows that match no pupil', async () => {
    const refused = await importList(at.captain, 'Горбунов Вася\nПугачёв Емельян\nШвабрин Алексей', false)
    expect(refused.body).toMatchObject({ is_done: false, added: 1 })
    expect(refused.body.faults.map(({ row }: { row: number }) => row)).toEqual([2, 3])
    expect(await stepOf(at.vasya)).toBe('needs_code')
    const taken = await importList(at.captain, 'Горбунов Вася 7А\nПугачёв Емельян')
    expect(taken.body).toMatchObject({ is_done: true, added: 1, faults: [{ row: 2 }] })
    expect((await importList(at.captain, 'Горбунов;Вася;7А')).body).toMatchObject({ is_done: true, added: 0 })
    expect(await stepOf(at.vasya)).toBe('may_enter')
    const { body } = await at.captain.get(url('/pupils?q[is_listed_eq]=true'))
    expect(body).toMatchObject([
      { user_id: at.vasya.id, class_name: '7А', access: 'list', standing: 'absent' },
    ])
    expect(code(await importList(at.captain, '\n'))).toBe('list_empty')
  })

  test('belongs to the school: only its administrators can remove a pupil', async () => {
    await importList(at.captain, 'Горбунов Вася')
    const remove = (person: Person) => person.delete(url(`/listed_pupils/${at.vasya.id}`))
    const foreign = await remove(at.stranger2)
    expect([foreign.status, code(foreign)]).toEqual([404, 'listed_pupil_not_found'])
    expect((await remove(at.governor)).status).toBe(403)
    expect((await remove(at.captain)).status).toBe(204)
    expect(code(await remove(at.captain))).toBe('listed_pupil_not_found')
    expect(await stepOf(at.vasya)).toBe('needs_code')
    expect(code(await importList(at.governor, 'Горбунов Вася'))).toBe('names_closed')
  })

  test('and the list of classes are exported as tables', async () => {
    await importList(at.captain, 'Горбунов Вася')
    const { bytes } = await at.captain.get(url('/tables/file?table=pupils&format=csv'))
    const rows = await readTable('csv', bytes)
    expect(rows[0]).toEqual(['Ученик', 'Класс', 'Доступ', 'В списке', 'Личный код', 'Состояние'])
    expect(rows.some(([name, , access]) => name === 'Горбунов Вася' && access === 'По списку')).toBe(true)
    expect((await at.governor.get(url('/tables/file?table=schools&format=xlsx'))).status).toBe(200)
    const stages = await at.captain.get('/api/wk/olympiad_stages/file?format=csv&q[grade_eq]=8')
    expect((await readTable('csv', stages.bytes))[0]).toContain('Открыто классам')
  })
})

test('names that an administrator reads on screen or in a file are recorded; those that a teacher reads are not', async () => {
  await at.captain.get(url('/pupils'))
  await at.captain.get(url('/tables/file?table=pupils&format=csv'))
  await at.captain.get(url('/tables/file?table=classes&format=csv'))
  const desk = `/api/teacher/olympiad_stages/${contest.main}/participants`
  await at.captain.get(`${desk}/file?format=csv`)
  await at.teacher.get(desk)
  await at.governor.get(url('/pupils'))
  const views = await contest.school.rows(
    'select user_id as "by", organization_id as "of", list from name_views order by id',
  )
  const mine = { by: at.captain.id, of: at.school }
  expect(views).toEqual([
    { ...mine, list: 'olympiad' },
    { ...mine, list: 'olympiad_file' },
    { ...mine, list: 'olympiad_file' },
  ])
})

test('an administrator of a school requests time like a teacher, and cannot give it where diplomas depend on it', async () => {
  const time = {
    target: 'class',
    target_id: at.classes.seventh,
    extra_minutes: 10,
    shift_minutes: 0,
    reason: 'Свет погас',
  }
  const stage = `/api/teacher/olympiad_stages/${contest.main}`
  const given = await at.captain.post(`${stage}/time_grants`, time)
  expect([given.status, code(given)]).toEqual([403, 'confirmation_needed'])
  expect((await at.captain.post(`${stage}/time_requests`, time)).status).toBe(200)
  const foreign = await at.captain.post(`${stage}/time_requests`, { ...time, target_id: at.classes.city })
  expect([foreign.status, code(foreign)]).toEqual([404, 'monitored_class_not_found'])
  const school = { ...time, target: 'school', target_id: at.city }
  expect((await at.governor.post(`${stage}/time_requests`, school)).status).toBe(200)
  expect((await at.governor.post(`${stage}/time_requests`, { ...school, target_id: at.other })).status).toBe(
    404,
  )
})
