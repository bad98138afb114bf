/** @module-tag embedded */
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { addColumn, codeOf, type JournalRoom, openJournalRoom } from './testing/journal-room.ts'

let room: JournalRoom
const journalOf = async (who = room.savelich, part = '') => (await who.get(`${room.at}${part}`)).body
const write = (cells: object[], who = room.savelich) => who.put(room.at, { cells })

beforeEach(async () => {
  room = await openJournalRoom()
})

test('a teacher makes a column, puts marks, and the journal shows them with comments', async () => {
  const column_id = await addColumn(room)
  const { status, body } = await write([
    { column_id, user_id: room.masha.id, mark: '5', comment: 'Отличное решение', version: 0 },
    { column_id, user_id: room.petya.id, mark: 'absent', version: 0 },
  ])
  expect(status).toBe(200)
  expect(body.conflicts).toEqual([])
  const journal = await journalOf()
  expect(journal).toMatchObject({
    name: '7А',
    school_name: 'Белогорская школа',
    period: '2',
    can: { write: true },
  })
  expect(journal.discipline).toMatchObject({ key: 'math', title: 'Математика' })
  expect(journal.pupils.map(({ name }: { name: string }) => name)).toEqual(['Гринёв Петя', 'Миронова Маша'])
  expect(journal.columns).toMatchObject([
    { id: column_id, day: '2026-11-17', kind: 'test', topic: 'Проценты', weight: 3, homework_id: null },
  ])
  expect(journal.cells).toContainEqual({
    column_id,
    user_id: room.masha.id,
    mark: '5',
    comment: 'Отличное решение',
    homework_mark: null,
    version: 1,
  })
})

test('columns are sorted by days, of the requested quarter and discipline', async () => {
  const later = await addColumn(room, { day: '2026-11-19' })
  const sooner = await addColumn(room, { day: '2026-11-03' })
  const former = await addColumn(room, { day: '2026-09-15' })
  const other = await addColumn(room, { discipline_key: 'russian' }, room.colleague)
  const idsOf = async (part: string, who = room.savelich) =>
    (await journalOf(who, part)).columns.map(({ id }: { id: number }) => id)
  expect(await idsOf('')).toEqual([sooner, later])
  expect(await idsOf('', room.colleague)).toEqual([other])
  expect(await idsOf('?period=1')).toEqual([former])
  expect(await idsOf('?period=year')).toEqual([former, sooner, later])
  expect(await idsOf('?discipline=russian')).toEqual([other])
  expect(await idsOf('?period=year&discipline=all')).toEqual([former, sooner, other, later])
})

test('a co-teacher sees and writes every column; changes of a cell show who, when, from what and to what', async () => {
  const column_id = await addColumn(room)
  const cell = { column_id, user_id: room.masha.id }
  await write([{ ...cell, mark: '3', version: 0 }])
  await write([{ ...cell, mark: '4', comment: 'Исправлено', version: 1 }], room.colleague)
  const { body } = await room.savelich.get(
    `/api/journal_columns/${column_id}/pupils/${room.masha.id}/changes`,
  )
  expect(body).toMatchObject([
    { by: 'Герасим Ильич', from: '3', to: '4', comment: 'Исправлено' },
    { by: 'Архип Савельевич', from: null, to: '3', comment: null },
  ])
})

test('a mark is cleared; a comment that the request does not mention stays', async () => {
  const column_id = await addColumn(room)
  const cell = { column_id, user_id: room.masha.id }
  await write([{ ...cell, mark: '3', comment: 'Нет тетради', version: 0 }])
  const { body } = await write([{ ...cell, mark: null, version: 1 }])
  expect(body.cells).toMatchObject([{ mark: null, comment: 'Нет тетради', version: 2 }])
})

test('a column is changed; one with marks by hand is not removed, an emptied one is', async () => {
  const column_id = await addColumn(room)
  const at = `/api/journal_columns/${column_id}`
  const fields = { day: '2026-11-18', kind: 'independent', topic: 'Доли', weight: 1 }
  expect((await room.colleague.patch(at, fields)).status).toBe(204)
  expect((await journalOf()).columns).toMatchObject([fields])
  await write([{ column_id, user_id: room.masha.id, mark: '3', version: 0 }])
  expect(codeOf(await room.savelich.delete(at))).toBe('journal_column_has_marks')
  await write([{ column_id, user_id: room.masha.id, mark: null, version: 1 }])
  expect((await room.savelich.delete(at)).status).toBe(204)
  expect(codeOf(await room.savelich.delete(at))).toBe('journal_column_not_found')
  expect((await journalOf()).columns).toEqual([])
})

test('a day is of the school year, a discipline of the school', async () => {
  const body = { day: '2026-08-31', kind: 'test', weight: 1, discipline_key: 'math' }
  expect(codeOf(await room.savelich.post(room.columns, body))).toBe('journal_day_outside')
  const summer = { ...body, day: '2027-07-15' }
  expect(codeOf(await room.savelich.post(room.columns, summer))).toBe('journal_day_in_summer')
  const unknown = { ...body, day: '2026-11-20', discipline_key: 'alchemy' }
  expect(codeOf(await room.savelich.post(room.columns, unknown))).toBe('journal_discipline_unknown')
})

test('the journal of an archived class is only read', async () => {
  const column_id = await addColumn(room)
  await room.school.rows('update school_classes set archived_at = now() where id = $1', [room.classId])
  expect((await journalOf()).can).toEqual({ write: false })
  const replies = await Promise.all([
    write([{ column_id, user_id: room.masha.id, mark: '3', version: 0 }]),
    room.savelich.delete(`/api/journal_columns/${column_id}`),
    room.savelich.post(room.columns, { day: '2026-11-20', kind: 'test', weight: 1, discipline_key: 'math' }),
  ])
  expect(replies.map(codeOf)).toEqual(replies.map(() => 'journal_archived'))
})

test('a foreign class, column and pupil are absent; pupils are refused and guests have to sign in', async () => {
  const column_id = await addColumn(room)
  const mine = { column_id, user_id: room.masha.id, mark: '5', version: 0 }
  expect(codeOf(await room.zurin.get(room.at))).toBe('school_class_not_found')
  expect(codeOf(await write([mine], room.zurin))).toBe('school_class_not_found')
  const own = `/api/school_classes/${room.otherClassId}/journal`
  expect(codeOf(await room.zurin.put(own, { cells: [{ ...mine, user_id: room.shvabrin.id }] }))).toBe(
    'journal_column_not_found',
  )
  expect(codeOf(await write([{ ...mine, user_id: room.shvabrin.id }]))).toBe('journal_pupil_not_found')
  const changes = `/api/journal_columns/${column_id}/pupils/${room.masha.id}/changes`
  expect(codeOf(await room.zurin.get(changes))).toBe('journal_column_not_found')
  expect((await room.masha.get(room.at)).status).toBe(403)
  expect((await room.school.guest().get(room.at)).status).toBe(401)
})

test('leaves as a table with averages: a mark is a number, the average weighs', async () => {
  const test = await addColumn(room)
  const answer = await addColumn(room, { day: '2026-11-19', kind: 'answer', topic: '', weight: 1 })
  await write([
    { column_id: test, user_id: room.masha.id, mark: '5', version: 0 },
    { column_id: answer, user_id: room.masha.id, mark: '2', version: 0 },
    { column_id: answer, user_id: room.petya.id, mark: 'absent', version: 0 },
  ])
  for (const format of ['csv', 'xlsx'] as const) {
    const reply = await room.savelich.get(`${room.at}/file?format=${format}`)
    const rows = await readTable(format, reply.bytes)
    expect(rows[0]).toEqual([
      'Ученик',
      '17.11 Контрольная, Проценты, вес 3',
      '19.11 Ответ на уроке',
      'Средняя',
    ])
    expect(rows.slice(1).map((row) => row.map(String))).toEqual(
      [
        ['Гринёв Петя', '', 'н', ''],
        ['Миронова Маша', '5', '2', '4.25'],
        ['Средняя по классу', '5', '2', ''],
      ].map((row) =>
        row.map((value) => expect.stringMatching(new RegExp(`^(${value}|${value.replace('.', ',')}|null)$`))),
      ),
    )
  }
})

test('the number of statements does not grow with the number of pupils', async () => {
  const column_id = await addColumn(room)
  const costOf = () => room.school.statementsOf(() => journalOf())
  await room.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil') on conflict do nothing`,
    [room.classId, room.shvabrin.id],
  )
  expect((await journalOf()).pupils).toHaveLength(3)
  const few = await costOf()
  await room.school.rows(
    `with u as (insert into users (first_name, last_name, grade_index) select 'Пётр', 'Гринёв ' || n, 7 from generate_series(1, 40) n returning id),
      m as (insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u)
      insert into journal_marks (column_id, user_id, mark, version, updated_at) select $2, id, '4', 1, now() from u`,
    [room.classId, column_id],
  )
  const { pupils, cells } = await journalOf()
  expect([pupils.length, cells.length]).toEqual([43, 40])
  expect(await costOf()).toBe(few)
})
