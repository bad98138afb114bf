import { beforeEach, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest
beforeEach(async () => {
  contest = await openContest()
})

const url = '/api/calendar?date_from=2026-09-01&date_to=2026-10-31'

test('a stage of a participant appears in the calendar with its window and the time of results', async () => {
  const { school, trial, main, olympiadId } = contest
  const masha = await school.person('Маша Миронова')
  const stages = async () => (await masha.get(url)).body.olympiad_stages
  expect(await stages()).toEqual([])
  await contest.enter(masha, trial)
  const { stages: all } = (await contest.get(masha)).body
  const stage = all.find(({ id }: { id: number }) => id === trial)
  const items = await stages()
  expect(items[0]).toMatchObject({
    id: `olympiad_stage:${trial}`,
    kind: 'olympiad_stage',
    title: expect.stringContaining('Физика вокруг нас'),
    starts_at: stage.opens_at,
    duration: Math.round((Date.parse(stage.closes_at) - Date.parse(stage.opens_at)) / 60_000),
    url: `/olympiads/${olympiadId}`,
  })
  const ids = items.map(({ id }: { id: string }) => id)
  // Announced stages of the same olympiad are listed too.
  if (all.find(({ id }: { id: number }) => id === main).state === 'announced')
    expect(ids).toContain(`olympiad_stage:${main}`)
})

test('a cancelled stage is marked as cancelled for those who had registered', async () => {
  const { school, trial } = contest
  const masha = await school.person('Маша Миронова')
  await contest.enter(masha, trial)
  await school.rows('update olympiad_stages set cancelled_at = $2 where id = $1', [trial, school.now])
  const [item] = (await masha.get(url)).body.olympiad_stages
  expect(item).toMatchObject({ id: `olympiad_stage:${trial}`, state: 'cancelled' })
  await school.rows('update olympiad_stages set cancelled_at = null where id = $1', [trial])
})

test('a teacher sees stages that are open to grades of their classes, with the names of those classes', async () => {
  const { school, trial } = contest
  const savelich = await school.person('Архип Савельев', { gradeIndex: null, type: 'agent' })
  const [made] = await school.rows<{ id: number }>(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id),
      c as (insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id),
      m as (insert into class_members (school_class_id, user_id, role) select id, $1, 'teacher' from c)
      select id from c`,
    [savelich.id],
  )
  const id = `class:${made!.id}:olympiad_stage:${trial}`
  const stage = async () =>
    (await savelich.get(url)).body.olympiad_stages.find((item: { id: string }) => item.id === id)
  expect(await stage()).toMatchObject({
    title: expect.stringMatching(/^7А: .*Физика вокруг нас/),
    url: expect.stringContaining(`/${trial}`),
  })
  await school.rows('update school_classes set grade_index = 2 where id = $1', [made!.id])
  expect(await stage()).toBeUndefined()
})
