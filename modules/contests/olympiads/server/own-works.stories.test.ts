import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest
let masha: Person
let vasilisa: Person
let key: string

beforeEach(async () => {
  contest = await openContest()
  masha = await contest.school.person('Маша Миронова')
  vasilisa = await contest.school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  key = await contest.code()
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
})

const asParent = (url: string, parent = vasilisa) =>
  parent.get(`${url}${url.includes('?') ? '&' : '?'}child_id=${masha.id}`)
const linesOf = ({ body }: { body: { groups: { title: string; works: object[] }[] } }) =>
  body.groups.find(({ title }) => title === 'Олимпиады')?.works ?? []
const stageOf = ({ body }: { body: { stages: { id: number }[] } }) =>
  body.stages.find(({ id }) => id === contest.main)

test('a stage waits until the results are out, then shows them; to a parent as to the child', async () => {
  await contest.takePart(masha, key, 3)
  const before = linesOf(await masha.get('/api/user/works'))
  expect(before).toMatchObject([
    {
      state: 'waiting',
      result: null,
      title: 'Физика вокруг нас',
      url: `/olympiads/${contest.olympiadId}`,
    },
  ])
  expect(linesOf(await asParent('/api/user/works'))).toEqual(before)

  // Judged but hidden: others are still being checked.
  await contest.school.rows(
    'update attempts set judged_at = now(), points = 300, max_points = 800 where user_id = $1',
    [masha.id],
  )
  expect(linesOf(await asParent('/api/user/works'))).toEqual(before)
  const work = `/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`
  expect((await asParent(work)).status).toBe(404)
  expect(stageOf(await asParent(`/api/olympiads/${contest.olympiadId}`))).toMatchObject({
    step: 'waiting',
    participation: { result: null, award: null, place: null },
    can: { read_solutions: false },
  })
})

test('after publication the parent reads it with solutions, and cannot change anything', async () => {
  await contest.takePart(masha, key, 3)
  await contest.publish()
  const [line] = linesOf(await asParent('/api/user/works'))
  expect(line).toMatchObject({ state: 'done', result: expect.stringMatching(/^Диплом I+ степени$|%$/) })
  const seen = stageOf(await asParent(`/api/olympiads/${contest.olympiadId}`))
  expect(seen).toMatchObject({
    step: 'results',
    participation: { result: { points: expect.any(Number) } },
    can: { read_solutions: true, enter: false, start: false, change_grade: false, go_on: false },
  })
  const work = `/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`
  const { body } = await asParent(work)
  expect(body.user).toMatchObject({ id: masha.id, is_me: true })
  expect((await asParent(`${work}/${body.tasks[0].id}`)).body.solution).not.toBeNull()
})

test('another parent, one whose link has ended, and a teacher see nothing', async () => {
  await contest.takePart(masha, key, 3)
  await contest.publish()
  const pugachyova = await contest.school.person('Софья', { gradeIndex: null, isParent: true })
  const savelich = await contest.school.person('Архип', { gradeIndex: null, type: 'agent' })
  const urls = [
    '/api/user/works',
    `/api/olympiads/${contest.olympiadId}`,
    `/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`,
  ]
  for (const url of urls) {
    expect((await asParent(url, pugachyova)).status, url).toBe(404)
    expect((await asParent(url, savelich)).status, url).toBe(403)
  }
  const [link] = await contest.school.rows<{ id: number }>('select id from family_links')
  await vasilisa.delete(`/api/family/links/${link!.id}`)
  for (const url of urls) expect((await asParent(url)).status, url).toBe(404)
})

test('an entered stage is listed as upcoming; one that passed without a start is not listed', async () => {
  await contest.enter(masha, contest.main, { code: key })
  expect(linesOf(await masha.get('/api/user/works'))).toMatchObject([{ state: 'ahead', result: null }])
  await contest.publish()
  expect(linesOf(await masha.get('/api/user/works'))).toEqual([])
})
