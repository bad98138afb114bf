/** @module-tag embedded */
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { addColumn, codeOf, type JournalFixture, openJournalFixture } from './testing/journal-fixture.ts'

let fixture: JournalFixture
const journalOf = async (who = fixture.savelich, part = '') => (await who.get(`${fixture.at}${part}`)).body
const write = (cells: object[], who = fixture.savelich) => who.put(fixture.at, { cells })

beforeEach(async () => {
  fixture = await openJournalFixture()
})

test('a teacher makes a column, puts marks, and the journal shows them with comments', async () => {
  const column_id = await addColumn(fixture)
  const { status, body } = await write([
    { column_id, user_id: fixture.masha.id, mark: '5', comment: 'Отличное решение', version: 0 },
    { column_id, user_id: fixture.petya.id, mark: 'absent', version: 0 },
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
    user_id: fixture.masha.id,
    mark: '5',
    comment: 'Отличное решение',
    homework_mark: null,
    version: 1,
  })
})

test('columns are sorted by days, of the requested quarter and discipline', async () => {
  const later = await addColumn(fixture, { day: '2026-11-19' })
  const sooner = await addColumn(fixture, { day: '2026-11-03' })
  const former = await addColumn(fixture, { day: '2026-09-15' })
  const other = await addColumn(fixture, { discipline_key: 'russian' }, fixture.colleague)
  const idsOf = async (part: string, who = fixture.savelich) =>
    (await journalOf(who, part)).columns.map(({ id }: { id: number }) => id)
  expect(await idsOf('')).toEqual([sooner, later])
  expect(await idsOf('', fixture.colleague)).toEqual([other])
  expect(await idsOf('?period=1')).toEqual([former])
  expect(await idsOf('?period=year')).toEqual([former, sooner, later])
  expect(await idsOf('?discipline=russian')).toEqual([other])
  expect(await idsOf('?period=year&discipline=all')).toEqual([former, sooner, other, later])
})

test('a co-teacher sees and writes every column; changes of a cell show who, when, from what and to what', async () => {
  const column_id = await addColumn(fixture)
  const cell = { column_id, user_id: fixture.masha.id }
  await write([{ ...cell, mark: '3', version: 0 }])
  await write([{ ...cell, mark: '4', comment: 'Исправлено', version: 1 }], fixture.colleague)
  const { body } = await fixture.savelich.get(
    `/api/journal_columns/${column_id}/pupils/${fixture.masha.id}/changes`,
  )
  expect(body).toMatchObject([
    { by: 'Герасим Ильич', from: '3', to: '4', comment: 'Исправлено' },
    { by: 'Архип Савельевич', from: null, to: '3', comment: null },
  ])
})

test('a mark is cleared; a comment that the request does not mention stays', async () => {
  const column_id = await addColumn(fixture)
  const cell = { column_id, user_id: fixture.masha.id }
  await write([{ ...cell, mark: '3', comment: 'Нет тетради', version: 0 }])
  const { body } = await write([{ ...cell, mark: null, version: 1 }])
  expect(body.cells).toMatchObject([{ mark: null, comment: 'Нет тетради', version: 2 }])
})

test('a column is changed; one with marks by hand is not removed, an emptied one is', async () => {
  const column_id = await addColumn(fixture)
  const at = `/api/journal_columns/${column_id}`
  const fields = { day: '2026-11-18', kind: 'independent', topic: 'Доли', weight: 1 }
  expect((await fixture.colleague.patch(at, fields)).status).toBe(204)
  expect((await journalOf()).columns).toMatchObject([fields])
  await write([{ column_id, user_id: fixture.masha.id, mark: '3', version: 0 }])
  expect(codeOf(await fixture.savelich.delete(at))).toBe('journal_column_has_marks')
  await write([{ column_id, user_id: fixture.masha.id, mark: null, version: 1 }])
  expect((await fixture.savelich.delete(at)).status).toBe(204)
  expect(codeOf(await fixture.savelich.delete(at))).toBe('journal_column_not_found')
  expect((await journalOf()).columns).toEqual([])
})

test('a day is of the school year, a discipline of the school', async () => {
  const body = { day: '2026-08-31', kind: 'test', weight: 1, discipline_key: 'math' }
  expect(codeOf(await fixture.savelich.post(fixture.columns, body))).toBe('journal_day_outside')
  const summer = { ...body, day: '2027-07-15' }
  expect(codeOf(await fixture.savelich.post(fixture.columns, summer))).toBe('journal_day_in_summer')
  const unknown = { ...body, day: '2026-11-20', discipline_key: 'alchemy' }
  expect(codeOf(await fixture.savelich.post(fixture.columns, unknown))).toBe('journal_discipline_unknown')
})

test('the journal of an archived class is only read', async () => {
  const column_id = await addColumn(fixture)
  await fixture.school.rows('update school_classes set archived_at = now() where id = $1', [fixture.classId])
  expect((await journalOf()).can).toEqual({ write: false })
  const replies = await Promise.all([
    write([{ column_id, user_id: fixture.masha.id, mark: '3', version: 0 }]),
    fixture.savelich.delete(`/api/journal_columns/${column_id}`),
    fixture.savelich.post(fixture.columns, {
      day: '2026-11-20',
      kind: 'test',
      weight: 1,
      discipline_key: 'math',
    }),
  ])
  expect(replies.map(codeOf)).toEqual(replies.map(() => 'journal_archived'))
})

test('a foreign class, column and pupil are absent; pupils are refused and guests have to sign in', async () => {
  const column_id = await addColumn(fixture)
  const mine = { column_id, user_id: fixture.masha.id, mark: '5', version: 0 }
  expect(codeOf(await fixture.zurin.get(fixture.at))).toBe('school_class_not_found')
  expect(codeOf(await write([mine], fixture.zurin))).toBe('school_class_not_found')
  const own = `/api/school_classes/${fixture.otherClassId}/journal`
  expect(codeOf(await fixture.zurin.put(own, { cells: [{ ...mine, user_id: fixture.shvabrin.id }] }))).toBe(
    'journal_column_not_found',
  )
  expect(codeOf(await write([{ ...mine, user_id: fixture.shvabrin.id }]))).toBe('journal_pupil_not_found')
  const changes = `/api/journal_columns/${column_id}/pupils/${fixture.masha.id}/changes`
  expect(codeOf(await fixture.zurin.get(changes))).toBe('journal_column_not_found')
  expect((await fixture.masha.get(fixture.at)).status).toBe(403)
  expect((await fixture.school.guest().get(fixture.at)).status).toBe(401)
})

test('leaves as a table with averages: a mark is a number, the average weighs', async () => {
  const test = await addColumn(fixture)
  const answer = await addColumn(fixture, { day: '2026-11-19', kind: 'answer', topic: '', weight: 1 })
  await write([
    { column_id: test, user_id: fixture.masha.id, mark: '5', version: 0 },
    { column_id: answer, user_id: fixture.masha.id, mark: '2', version: 0 },
    { column_id: answer, user_id: fixture.petya.id, mark: 'absent', version: 0 },
  ])
  for (const format of ['csv', 'xlsx'] as const) {
    const reply = await fixture.savelich.get(`${fixture.at}/file?format=${format}`)
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
  const column_id = await addColumn(fixture)
  const costOf = () => fixture.school.statementsOf(() => journalOf())
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil') on conflict do nothing`,
    [fixture.classId, fixture.shvabrin.id],
  )
  expect((await journalOf()).pupils).toHaveLength(3)
  const few = await costOf()
  await fixture.school.rows(
    `with u as (insert into users (first_name, last_name, grade_index) select 'Пётр', 'Гринёв ' || n, 7 from generate_series(1, 40) n returning id),
      m as (insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u)
      insert into journal_marks (column_id, user_id, mark, version, updated_at) select $2, id, '4', 1, now() from u`,
    [fixture.classId, column_id],
  )
  const { pupils, cells } = await journalOf()
  expect([pupils.length, cells.length]).toEqual([43, 40])
  expect(await costOf()).toBe(few)
})
