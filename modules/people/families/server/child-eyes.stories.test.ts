import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let vasilisa: Person
let homeworkId: number

const grownUp = { gradeIndex: null, isParent: true }

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  vasilisa = await school.person('Василиса Миронова', grownUp)
  const [set] = (await masha.get('/api/homework_library/skills')).body as { id: number }[]
  homeworkId = (await masha.post(`/api/homework_sets/${set!.id}/picks`)).body.id
  await masha.post(`/api/homeworks/${homeworkId}/starts`)
})

async function tie(parent: Person, child: Person): Promise<void> {
  const { code } = (await child.post('/api/user/family/codes')).body
  await parent.post('/api/family/children', { code, consents: ['personal_data'] })
}
const asParent = (url: string, child: Person = masha) =>
  vasilisa.get(`${url}${url.includes('?') ? '&' : '?'}child_id=${child.id}`)

/** Every answer of every `can` in a reply. */
function answersOfCan(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'can' ? Object.values(part as object) : answersOfCan(part),
  )
}

test('a parent reads what the child reads, and can do nothing there', async () => {
  await tie(vasilisa, masha)
  const own = (await masha.get(`/api/homeworks/${homeworkId}`)).body
  const seen = (await asParent(`/api/homeworks/${homeworkId}`)).body
  expect(answersOfCan(own)).toContain(true)
  expect(answersOfCan(seen).length).toBeGreaterThan(0)
  expect(answersOfCan(seen)).not.toContain(true)
  expect(seen).toMatchObject({ id: homeworkId, state: 'in_progress', attempt: { id: own.attempt.id } })
  for (const url of [
    '/api/user/progress',
    '/api/user/programs?q[archived_eq]=false',
    '/api/user/today',
    '/api/user/homeworks',
  ])
    expect((await asParent(url)).status, url).toBe(200)
})

test('a task of the child is read without its key, as the child reads it', async () => {
  await tie(vasilisa, masha)
  const { attempt } = (await masha.get(`/api/homeworks/${homeworkId}`)).body
  const url = `/api/attempts/${attempt.id}/tasks/${attempt.tasks[0].id}`
  const seen = await asParent(url)
  expect(seen.status).toBe(200)
  expect(Object.keys(seen.body).toSorted()).toEqual(Object.keys((await masha.get(url)).body).toSorted())
  expect(seen.body.solution ?? null).toBeNull()
})

test('only parents with an active link read for a child', async () => {
  expect((await asParent('/api/user/progress')).status).toBe(404)
  await tie(vasilisa, masha)
  const petya = await school.person('Пётр Гринёв')
  expect((await asParent('/api/user/progress', petya)).status).toBe(404)
  expect((await petya.get(`/api/user/progress?child_id=${masha.id}`)).status).toBe(403)
  expect((await school.guest().get(`/api/user/progress?child_id=${masha.id}`)).status).toBe(401)
  const [link] = await school.rows<{ id: number }>('select id from family_links')
  await vasilisa.delete(`/api/family/links/${link!.id}`)
  expect((await asParent('/api/user/progress')).status).toBe(404)
})

test('what was not opened to parents stays the child’s: questions, remarks, the account', async () => {
  await tie(vasilisa, masha)
  const lessonId = await school.idOf('lessons', 'linear-equations/01-what-is-an-equation').catch(async () => {
    const [lesson] = await school.rows<{ id: number }>('select id from lessons order by id limit 1')
    return lesson!.id
  })
  for (const url of [
    '/api/user/me',
    '/api/user/profile',
    '/api/user/family',
    `/api/lessons/${lessonId}/questions`,
    `/api/lessons/${lessonId}/remarks`,
    '/api/task_reports/mine',
  ])
    expect((await asParent(url)).status, url).toBe(403)
})

test('nothing is done in the name of a child', async () => {
  await tie(vasilisa, masha)
  const { attempt } = (await masha.get(`/api/homeworks/${homeworkId}`)).body
  const url = `/api/attempts/${attempt.id}/finishes?child_id=${masha.id}`
  expect((await vasilisa.post(url)).status).toBe(403)
  expect((await vasilisa.post(`/api/attempts/${attempt.id}/finishes`)).status).toBe(404)
})

test('a number that is none names no child', async () => {
  await tie(vasilisa, masha)
  for (const id of ['0', '-1', 'masha', '99999999999', ''])
    expect((await vasilisa.get(`/api/user/progress?child_id=${id}`)).status, id).toBe(404)
})
