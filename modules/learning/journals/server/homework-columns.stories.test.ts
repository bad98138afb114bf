import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addColumn,
  codeOf,
  giveHomework,
  handIn,
  type JournalRoom,
  openJournalRoom,
} from './testing/journal-room.ts'

let room: JournalRoom
let homeworkId: number
const journalOf = async (who = room.savelich) => (await who.get(`${room.at}?discipline=math`)).body
const offer = (id = homeworkId, who = room.savelich) => who.post(`${room.at}/homeworks`, { homework_id: id })

beforeEach(async () => {
  room = await openJournalRoom()
  homeworkId = await giveHomework(room)
})

race(
  'a homework that was given to the class is offered, and is a column once, also if another teacher adds it',
  async () => {
    await handIn(room, homeworkId, room.masha, 90)
    expect((await journalOf()).offers).toMatchObject([
      { homework_id: homeworkId, title: 'Уравнения на вечер', day: '2026-11-19', handed_in: 1 },
    ])
    const [first, second] = await together(room.school, [offer, () => offer(homeworkId, room.colleague)])
    expect(second.body).toEqual(first.body)
    const journal = await journalOf()
    expect(journal.offers).toEqual([])
    expect(journal.columns).toMatchObject([
      { kind: 'homework', topic: 'Уравнения на вечер', day: '2026-11-19', homework_id: homeworkId },
    ])
  },
)

test('marks come from copies by the scale and follow them; a pupil who has not begun has none', async () => {
  await handIn(room, homeworkId, room.masha, 70)
  const { body } = await offer()
  const markOf = async () => (await journalOf()).cells
  expect(await markOf()).toEqual([
    { column_id: body.id, user_id: room.masha.id, mark: null, comment: null, homework_mark: '4', version: 0 },
  ])
  await handIn(room, homeworkId, room.masha, 90)
  expect(await markOf()).toMatchObject([{ homework_mark: '5' }])
})

test('the mark that a teacher has set in the homework goes before its scale', async () => {
  await room.school.rows(
    'insert into homework_copies (homework_id, user_id, mark, updated_at) values ($1, $2, 3, now())',
    [homeworkId, room.petya.id],
  )
  await offer()
  expect((await journalOf()).cells).toMatchObject([{ user_id: room.petya.id, homework_mark: '3' }])
})

test('what is written over by hand stays when the homework changes, and cleared it follows again', async () => {
  await handIn(room, homeworkId, room.masha, 70)
  const { body } = await offer()
  const cell = { column_id: body.id, user_id: room.masha.id }
  const { body: written } = await room.savelich.put(room.at, { cells: [{ ...cell, mark: '3', version: 0 }] })
  expect(written.cells).toMatchObject([{ mark: '3', homework_mark: '4' }])
  await handIn(room, homeworkId, room.masha, 95)
  expect((await journalOf()).cells).toMatchObject([{ mark: '3', homework_mark: '5' }])
  await room.savelich.put(room.at, { cells: [{ ...cell, mark: null, version: 1 }] })
  expect((await journalOf()).cells).toMatchObject([{ mark: null, homework_mark: '5' }])
})

test('a homework of another class and of a stranger is not there to be added', async () => {
  await room.school.rows('update homework_targets set target_id = $1 where homework_id = $2', [
    room.otherClassId,
    homeworkId,
  ])
  expect(codeOf(await offer())).toBe('journal_homework_not_found')
  expect(codeOf(await offer(2_147_483_000))).toBe('journal_homework_not_found')
})

describe('the scale of a teacher', () => {
  const set = (mark_scale: number[], who = room.savelich) =>
    who.put('/api/teacher/mark_scale', { mark_scale })

  test('is the usual one until they say their own, which new homeworks begin with', async () => {
    const optionsOf = async (who = room.savelich) =>
      (await who.get('/api/teacher/homework_options')).body.mark_scale
    expect((await journalOf()).mark_scale).toEqual([85, 65, 45])
    expect((await set([90, 70, 50])).status).toBe(204)
    expect((await set([90, 75, 50])).status).toBe(204)
    expect((await journalOf()).mark_scale).toEqual([90, 75, 50])
    expect(await optionsOf()).toEqual([90, 75, 50])
    expect(await optionsOf(room.colleague)).toEqual([85, 65, 45])
  })

  test('goes down from five to three', async () => {
    expect(codeOf(await set([70, 70, 50]))).toBe('scale_out_of_order')
  })
})

describe('own marks', () => {
  test('a pupil reads own marks of this quarter by disciplines with averages, and none of other pupils', async () => {
    const test = await addColumn(room)
    const former = await addColumn(room, { day: '2026-09-15' })
    await handIn(room, homeworkId, room.masha, 70)
    await offer()
    const of = (column_id: number, pupil = room.masha) => ({ column_id, user_id: pupil.id, version: 0 })
    await room.savelich.put(room.at, {
      cells: [
        { ...of(test), mark: '5', comment: 'Отличное решение' },
        { ...of(former), mark: '2' },
        { ...of(test, room.petya), mark: '3' },
      ],
    })
    const { body } = await room.masha.get('/api/user/journal')
    expect(body.period).toBe('2')
    expect(body.disciplines).toMatchObject([
      {
        discipline: { key: 'math' },
        average: 4.75,
        marks: [
          { day: '2026-11-19', kind: 'homework', topic: 'Уравнения на вечер', mark: '4' },
          { day: '2026-11-17', kind: 'test', mark: '5', comment: 'Отличное решение' },
        ],
      },
    ])
  })

  test('a parent reads them in the place of their child, and of no other', async () => {
    const column_id = await addColumn(room)
    await room.savelich.put(room.at, {
      cells: [{ column_id, user_id: room.masha.id, mark: '5', version: 0 }],
    })
    const vasilisa = await room.school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
    await room.school.rows(
      `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, now())`,
      [vasilisa.id, room.masha.id],
    )
    const read = (child: number) => vasilisa.get(`/api/user/journal?child_id=${child}`)
    expect((await read(room.masha.id)).body.disciplines[0].marks).toMatchObject([{ mark: '5' }])
    expect((await read(room.petya.id)).status).toBe(404)
  })

  test('are for pupils', async () => {
    expect((await room.savelich.get('/api/user/journal')).status).toBe(403)
    expect((await room.school.guest().get('/api/user/journal')).status).toBe(401)
  })
})

test('an assignment with sets is one column with marks of all of them', async () => {
  const harder = await giveHomework(room)
  await room.school.rows(
    `with level as (update homeworks set level = case when id = $2 then 'a' else 'b' end,
        base_id = case when id = $2 then $1 else base_id end where id in ($1, $2))
      update homework_targets set target = 'user', target_id = $3 where homework_id = $2`,
    [homeworkId, harder, room.petya.id],
  )
  await handIn(room, homeworkId, room.masha, 70)
  await handIn(room, harder, room.petya, 90)
  expect((await journalOf()).offers).toMatchObject([{ homework_id: homeworkId, handed_in: 2 }])
  const { body } = await offer(harder)
  expect((await offer()).body).toEqual(body)
  const { cells, columns, offers } = await journalOf()
  expect(columns).toMatchObject([{ homework_id: homeworkId }])
  expect(offers).toEqual([])
  expect(
    new Map(
      cells.map((cell: { user_id: number; homework_mark: string }) => [cell.user_id, cell.homework_mark]),
    ),
  ).toEqual(
    new Map([
      [room.masha.id, '4'],
      [room.petya.id, '5'],
    ]),
  )
})
