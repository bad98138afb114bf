import { statementsSent, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { addColumn, type JournalFixture, openJournalFixture } from './testing/journal-fixture.ts'

let fixture: JournalFixture
let column_id: number
const write = (cells: object[], who = fixture.savelich) => who.put(fixture.at, { cells })
const ofMasha = (more: object) => ({ column_id, user_id: fixture.masha.id, ...more })
const ofPetya = (more: object) => ({ column_id, user_id: fixture.petya.id, ...more })
const marks = async () => {
  const { body } = await fixture.savelich.get(fixture.at)
  return Object.fromEntries(
    body.cells.map((cell: { user_id: number; mark: string }) => [cell.user_id, cell.mark]),
  )
}

beforeEach(async () => {
  fixture = await openJournalFixture()
  column_id = await addColumn(fixture)
})

test('a cell that has changed since it was seen is not overwritten, and the others of the list are written', async () => {
  await write([ofMasha({ mark: '3', version: 0 })])
  await write([ofMasha({ mark: '4', version: 1 })], fixture.colleague)
  const { status, body } = await write([
    ofMasha({ mark: '5', version: 1 }),
    ofPetya({ mark: '5', version: 0 }),
  ])
  expect(status).toBe(200)
  expect(body.cells).toMatchObject([{ user_id: fixture.petya.id, mark: '5', version: 1 }])
  expect(body.conflicts).toEqual([
    {
      cell: expect.objectContaining({ user_id: fixture.masha.id, mark: '4', version: 2 }),
      was: '3',
      changed_by: 'Герасим Ильич',
      changed_at: fixture.school.now.toISOString(),
    },
  ])
  expect(await marks()).toEqual({ [fixture.masha.id]: '4', [fixture.petya.id]: '5' })
})

test('a teacher who has seen the other’s mark may put their own', async () => {
  await write([ofMasha({ mark: '4', version: 0 })], fixture.colleague)
  const { body } = await write([ofMasha({ mark: '5', version: 0 })])
  const { version } = body.conflicts[0].cell
  await write([ofMasha({ mark: '5', version })])
  expect(await marks()).toEqual({ [fixture.masha.id]: '5' })
})

test('the same mark of two is no conflict, and said twice it is written once', async () => {
  await write([ofMasha({ mark: '4', version: 0 })], fixture.colleague)
  const { body } = await write([ofMasha({ mark: '4', version: 0 })])
  expect(body).toMatchObject({ cells: [{ mark: '4', version: 1 }], conflicts: [] })
  expect(await fixture.school.rows('select from journal_changes')).toHaveLength(1)
})

race('of two concurrent writes to an empty cell one succeeds and the other gets a conflict', async () => {
  const replies = await together(fixture.school, [
    () => write([ofMasha({ mark: '4', version: 0 })]),
    () => write([ofMasha({ mark: '5', version: 0 })], fixture.colleague),
  ])
  expect(replies.map(({ body }) => [body.cells.length, body.conflicts.length]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ])
  const written = replies.find(({ body }) => body.cells.length === 1)!.body.cells[0].mark
  expect(await marks()).toEqual({ [fixture.masha.id]: written })
})

race('two who fill the same columns from both ends do not deadlock', async () => {
  const other = await addColumn(fixture, { day: '2026-11-18' })
  const both = [
    ofMasha({ mark: '4', version: 0 }),
    { column_id: other, user_id: fixture.masha.id, mark: '5', version: 0 },
  ]
  const replies = await together(fixture.school, [
    () => write(both),
    () => write(both.toReversed(), fixture.colleague),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies.flatMap(({ body }) => body.conflicts)).toEqual([])
})

// The embedded database has another driver below.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'a paste of a whole class costs as many statements as one mark',
  async () => {
    const costOf = async (cells: object[]) => {
      const sent = await statementsSent(async () => expect((await write(cells)).status).toBe(200))
      return sent.length
    }
    const one = await costOf([ofMasha({ mark: '4', version: 0 })])
    await fixture.school.addPupils(fixture.classId, 40)
    const pupils = await fixture.school.rows<{ id: number }>(
      `select user_id as id from class_members where school_class_id = $1 and role = 'pupil' and user_id <> $2`,
      [fixture.classId, fixture.masha.id],
    )
    const many = await costOf(pupils.map(({ id }) => ({ column_id, user_id: id, mark: '5', version: 0 })))
    expect(many).toBe(one)
  },
)
