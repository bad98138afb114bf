import { statementsSent, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { addColumn, type JournalRoom, openJournalRoom } from './testing/journal-room.ts'

let room: JournalRoom
let column_id: number
const write = (cells: object[], who = room.savelich) => who.put(room.at, { cells })
const ofMasha = (more: object) => ({ column_id, user_id: room.masha.id, ...more })
const ofPetya = (more: object) => ({ column_id, user_id: room.petya.id, ...more })
const marks = async () => {
  const { body } = await room.savelich.get(room.at)
  return Object.fromEntries(
    body.cells.map((cell: { user_id: number; mark: string }) => [cell.user_id, cell.mark]),
  )
}

beforeEach(async () => {
  room = await openJournalRoom()
  column_id = await addColumn(room)
})

test('a cell that has changed since it was seen is not overwritten, and the others of the list are written', async () => {
  await write([ofMasha({ mark: '3', version: 0 })])
  await write([ofMasha({ mark: '4', version: 1 })], room.colleague)
  const { status, body } = await write([
    ofMasha({ mark: '5', version: 1 }),
    ofPetya({ mark: '5', version: 0 }),
  ])
  expect(status).toBe(200)
  expect(body.cells).toMatchObject([{ user_id: room.petya.id, mark: '5', version: 1 }])
  expect(body.conflicts).toEqual([
    {
      cell: expect.objectContaining({ user_id: room.masha.id, mark: '4', version: 2 }),
      was: '3',
      changed_by: 'Герасим Ильич',
      changed_at: room.school.now.toISOString(),
    },
  ])
  expect(await marks()).toEqual({ [room.masha.id]: '4', [room.petya.id]: '5' })
})

test('a teacher who has seen the other’s mark may put their own', async () => {
  await write([ofMasha({ mark: '4', version: 0 })], room.colleague)
  const { body } = await write([ofMasha({ mark: '5', version: 0 })])
  const { version } = body.conflicts[0].cell
  await write([ofMasha({ mark: '5', version })])
  expect(await marks()).toEqual({ [room.masha.id]: '5' })
})

test('the same mark of two is no conflict, and said twice it is written once', async () => {
  await write([ofMasha({ mark: '4', version: 0 })], room.colleague)
  const { body } = await write([ofMasha({ mark: '4', version: 0 })])
  expect(body).toMatchObject({ cells: [{ mark: '4', version: 1 }], conflicts: [] })
  expect(await room.school.rows('select from journal_changes')).toHaveLength(1)
})

race('of two concurrent writes to an empty cell one succeeds and the other gets a conflict', async () => {
  const replies = await together(room.school, [
    () => write([ofMasha({ mark: '4', version: 0 })]),
    () => write([ofMasha({ mark: '5', version: 0 })], room.colleague),
  ])
  expect(replies.map(({ body }) => [body.cells.length, body.conflicts.length]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ])
  const written = replies.find(({ body }) => body.cells.length === 1)!.body.cells[0].mark
  expect(await marks()).toEqual({ [room.masha.id]: written })
})

race('two who fill the same columns from both ends do not deadlock', async () => {
  const other = await addColumn(room, { day: '2026-11-18' })
  const both = [
    ofMasha({ mark: '4', version: 0 }),
    { column_id: other, user_id: room.masha.id, mark: '5', version: 0 },
  ]
  const replies = await together(room.school, [
    () => write(both),
    () => write(both.toReversed(), room.colleague),
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
    await room.school.addPupils(room.classId, 40)
    const pupils = await room.school.rows<{ id: number }>(
      `select user_id as id from class_members where school_class_id = $1 and role = 'pupil' and user_id <> $2`,
      [room.classId, room.masha.id],
    )
    const many = await costOf(pupils.map(({ id }) => ({ column_id, user_id: id, mark: '5', version: 0 })))
    expect(many).toBe(one)
  },
)
