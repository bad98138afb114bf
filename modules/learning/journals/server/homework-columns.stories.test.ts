import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addColumn,
  codeOf,
  giveHomework,
  handIn,
  type JournalFixture,
  openJournalFixture,
} from './testing/journal-fixture.ts'

let fixture: JournalFixture
let homeworkId: number
const journalOf = async (who = fixture.savelich) => (await who.get(`${fixture.at}?discipline=math`)).body
const offer = (id = homeworkId, who = fixture.savelich) =>
  who.post(`${fixture.at}/homeworks`, { homework_id: id })

beforeEach(async () => {
  fixture = await openJournalFixture()
  homeworkId = await giveHomework(fixture)
})

race(
  'a homework that was given to the class is offered, and is a column once, also if another teacher adds it',
  async () => {
    await handIn(fixture, homeworkId, fixture.masha, 90)
    expect((await journalOf()).offers).toMatchObject([
      { homework_id: homeworkId, title: 'Уравнения на вечер', day: '2026-11-19', handed_in: 1 },
    ])
    const [first, second] = await together(fixture.school, [
      offer,
      () => offer(homeworkId, fixture.colleague),
    ])
    expect(second.body).toEqual(first.body)
    const journal = await journalOf()
    expect(journal.offers).toEqual([])
    expect(journal.columns).toMatchObject([
      { kind: 'homework', topic: 'Уравнения на вечер', day: '2026-11-19', homework_id: homeworkId },
    ])
  },
)

test('marks come from copies by the scale and follow them; a pupil who has not begun has none', async () => {
  await handIn(fixture, homeworkId, fixture.masha, 70)
  const { body } = await offer()
  const markOf = async () => (await journalOf()).cells
  expect(await markOf()).toEqual([
    {
      column_id: body.id,
      user_id: fixture.masha.id,
      mark: null,
      comment: null,
      homework_mark: '4',
      version: 0,
    },
  ])
  await handIn(fixture, homeworkId, fixture.masha, 90)
  expect(await markOf()).toMatchObject([{ homework_mark: '5' }])
})

test('the mark that a teacher has set in the homework goes before its scale', async () => {
  await fixture.school.rows(
    'insert into homework_copies (homework_id, user_id, mark, updated_at) values ($1, $2, 3, now())',
    [homeworkId, fixture.petya.id],
  )
  await offer()
  expect((await journalOf()).cells).toMatchObject([{ user_id: fixture.petya.id, homework_mark: '3' }])
})

test('what is written over by hand stays when the homework changes, and cleared it follows again', async () => {
  await handIn(fixture, homeworkId, fixture.masha, 70)
  const { body } = await offer()
  const cell = { column_id: body.id, user_id: fixture.masha.id }
  const { body: written } = await fixture.savelich.put(fixture.at, {
    cells: [{ ...cell, mark: '3', version: 0 }],
  })
  expect(written.cells).toMatchObject([{ mark: '3', homework_mark: '4' }])
  await handIn(fixture, homeworkId, fixture.masha, 95)
  expect((await journalOf()).cells).toMatchObject([{ mark: '3', homework_mark: '5' }])
  await fixture.savelich.put(fixture.at, { cells: [{ ...cell, mark: null, version: 1 }] })
  expect((await journalOf()).cells).toMatchObject([{ mark: null, homework_mark: '5' }])
})

test('a homework of another class and of a stranger is not there to be added', async () => {
  await fixture.school.rows('update homework_targets set target_id = $1 where homework_id = $2', [
    fixture.otherClassId,
    homeworkId,
  ])
  expect(codeOf(await offer())).toBe('journal_homework_not_found')
  expect(codeOf(await offer(2_147_483_000))).toBe('journal_homework_not_found')
})

describe('the scale of a teacher', () => {
  const set = (mark_scale: number[], who = fixture.savelich) =>
    who.put('/api/teacher/mark_scale', { mark_scale })

  test('is the usual one until they say their own, which new homeworks begin with', async () => {
    const optionsOf = async (who = fixture.savelich) =>
      (await who.get('/api/teacher/homework_options')).body.mark_scale
    expect((await journalOf()).mark_scale).toEqual([85, 65, 45])
    expect((await set([90, 70, 50])).status).toBe(204)
    expect((await set([90, 75, 50])).status).toBe(204)
    expect((await journalOf()).mark_scale).toEqual([90, 75, 50])
    expect(await optionsOf()).toEqual([90, 75, 50])
    expect(await optionsOf(fixture.colleague)).toEqual([85, 65, 45])
  })

  test('goes down from five to three', async () => {
    expect(codeOf(await set([70, 70, 50]))).toBe('scale_out_of_order')
  })
})

describe('own marks', () => {
  test('a pupil reads own marks of this quarter by disciplines with averages, and none of other pupils', async () => {
    const test = await addColumn(fixture)
    const former = await addColumn(fixture, { day: '2026-09-15' })
    await handIn(fixture, homeworkId, fixture.masha, 70)
    await offer()
    const of = (column_id: number, pupil = fixture.masha) => ({ column_id, user_id: pupil.id, version: 0 })
    await fixture.savelich.put(fixture.at, {
      cells: [
        { ...of(test), mark: '5', comment: 'Отличное решение' },
        { ...of(former), mark: '2' },
        { ...of(test, fixture.petya), mark: '3' },
      ],
    })
    const { body } = await fixture.masha.get('/api/user/journal')
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
    const column_id = await addColumn(fixture)
    await fixture.savelich.put(fixture.at, {
      cells: [{ column_id, user_id: fixture.masha.id, mark: '5', version: 0 }],
    })
    const vasilisa = await fixture.school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
    await fixture.school.rows(
      `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, now())`,
      [vasilisa.id, fixture.masha.id],
    )
    const read = (child: number) => vasilisa.get(`/api/user/journal?child_id=${child}`)
    expect((await read(fixture.masha.id)).body.disciplines[0].marks).toMatchObject([{ mark: '5' }])
    expect((await read(fixture.petya.id)).status).toBe(404)
  })

  test('are for pupils', async () => {
    expect((await fixture.savelich.get('/api/user/journal')).status).toBe(403)
    expect((await fixture.school.guest().get('/api/user/journal')).status).toBe(401)
  })
})

test('an assignment with sets is one column with marks of all of them', async () => {
  const harder = await giveHomework(fixture)
  await fixture.school.rows(
    `with level as (update homeworks set level = case when id = $2 then 'a' else 'b' end,
        base_id = case when id = $2 then $1 else base_id end where id in ($1, $2))
      update homework_targets set target = 'user', target_id = $3 where homework_id = $2`,
    [homeworkId, harder, fixture.petya.id],
  )
  await handIn(fixture, homeworkId, fixture.masha, 70)
  await handIn(fixture, harder, fixture.petya, 90)
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
      [fixture.masha.id, '4'],
      [fixture.petya.id, '5'],
    ]),
  )
})

describe('a work that was given as homework', () => {
  const give = async (thing: string) => {
    const [row] = await fixture.school.rows<{ workId: number }>(
      `update homeworks set thing_work_id = (${thing}) where id = $1 returning thing_work_id as "workId"`,
      [homeworkId],
    )
    return row!.workId
  }
  /** How many have handed it in by the offer, then its mark for the teacher and for the pupil. */
  const shown = async () => {
    const { offers } = await journalOf()
    await offer()
    const { cells } = await journalOf()
    const { disciplines } = (await fixture.masha.get('/api/user/journal')).body
    return [offers[0].handed_in, cells[0].homework_mark, disciplines[0].marks[0].mark, disciplines[0].average]
  }

  test.each([
    ['training', `select work_id from trainings where key = 'percent-warm-up'`],
    ['rehearsal', 'select work_id from exam_rehearsals order by key limit 1'],
  ])('has the mark of its best attempt in the journal: a %s', async (_, thing) => {
    const workId = await give(thing)
    await fixture.school.rows(
      `insert into attempts (work_id, user_id, number, started_at, finished_at, judged_at, points, max_points)
        select $1, $2, n, $3::timestamptz, $3, $3, points, 100 from unnest(array[70, 30]) with ordinality t (points, n)`,
      [workId, fixture.masha.id, fixture.school.now],
    )
    expect(await shown()).toEqual([1, '4', '4', 4])
  })

  test('has its mark in the journal when no task is left: a lesson', async () => {
    const workId = await give(`select work_id from lessons where key = 'linear-equations/what-is-equation'`)
    await fixture.school.rows(
      `with attempt as (insert into attempts (work_id, user_id, started_at) values ($1, $2, $3) returning id, work_id)
        insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
        select attempt.id, wt.task_id, 'solved', 1, 1, $3 from attempt join work_tasks wt on wt.work_id = attempt.work_id`,
      [workId, fixture.masha.id, fixture.school.now],
    )
    expect(await shown()).toEqual([1, '5', '5', 5])
  })
})
