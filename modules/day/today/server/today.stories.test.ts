/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

interface Line {
  kind: string
  title: string
  note: string
  url: string
}
interface Today {
  lines: Line[]
  offers: Omit<Line, 'kind'>[]
}
const todayOf = async (person: Person): Promise<Today> => {
  const { status, body } = await person.get('/api/user/today')
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Today
}
const titles = (lines: readonly { title: string }[]) => lines.map(({ title }) => title)

test('somebody new is offered what is for the class: a course, a task of it, ten minutes of training, an exam', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 9 })
  const { lines, offers } = await todayOf(masha)
  expect(lines).toEqual([])
  expect(offers[0]!.url).toMatch(/^\/courses\/\d+\/landing$/)
  expect(offers[1]!.url).toBe(`${offers[0]!.url}#sample`)
  expect(titles(offers)).toContain('Тренировка на 10 минут')
  expect(offers.some(({ url }) => url.startsWith('/exam_rehearsals/'))).toBe(true)
})

test('a pupil who has chosen a course of the class is offered all courses of it, and no other one', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  const { offers } = await todayOf(masha)
  const courseId = Number(/\d+/.exec(offers[0]!.url)![0])
  expect((await masha.post(`/api/courses/${courseId}/enrollments`)).status).toBe(200)
  const after = await todayOf(masha)
  expect(after.offers.filter(({ url }) => url.includes('/landing'))).toEqual([])
  expect(after.offers.at(-1)).toMatchObject({ title: 'Все курсы: 7 класс', url: '/catalog/courses?grade=7' })
})

test('what a newcomer has said in the acquaintance decides what is offered first', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  const firstOf = async () => (await todayOf(masha)).offers[0]!.url
  const idOf = (key: string) => school.idOf('courses', key)
  expect(await firstOf()).toBe(`/courses/${await idOf('pressure-and-density')}/landing`)
  const discipline_id = await school.idOf('disciplines', 'math')
  await masha.put('/api/user/interests', { interests: [{ discipline_id }] })
  expect(await firstOf()).toBe(`/courses/${await idOf('linear-equations')}/landing`)
  const petya = await school.person('Пётр Гринёв', { gradeIndex: 9 })
  await petya.patch('/api/onboardings/current', { step: 'time', data: { goals: ['oge'] } })
  expect((await todayOf(petya)).offers[0]!.url).toMatch(/^\/exam_rehearsals\//)
})

test('an exam under way goes on, one that is handed in waits with what is known of its grade', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  const [exam] = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  const examId = exam!.id
  const started = await masha.post(`/api/exam_rehearsals/${examId}/starts`, { holder: 'tab-of-masha' })
  expect(started.status).toBe(200)
  const begun = await todayOf(masha)
  expect(begun.lines).toMatchObject([
    { kind: 'going', note: 'Экзамен идёт', url: `/exam_rehearsals/${examId}` },
  ])
  expect(begun.offers.some(({ url }) => url === `/exam_rehearsals/${examId}`)).toBe(false)

  const attempt = await masha.attemptAt(`/api/exam_rehearsals/${examId}/tasks`)
  const { tasks } = (started.body as { attempt: { tasks: { id: number; position: number }[] } }).attempt
  const extended = tasks.find(({ position }) => position === 15)!
  const response = { kind: 'file', files: [], text: 't = 3^x' }
  const answer = { response, sequence: 1, holder: 'tab-of-masha' }
  expect((await masha.put(`${attempt}/tasks/${extended.id}/answer`, answer)).status).toBe(200)
  await masha.post(`${attempt}/finishes`)
  const { lines } = await todayOf(masha)
  expect(lines).toMatchObject([{ kind: 'waiting', url: `/exam_rehearsals/${examId}/results` }])
  expect(lines[0]!.note).toMatch(/^Эксперт проверяет, итог не\sпозже .+ Пока возможно: \d+–\d+\sбалл/)
})

test('a homework that was given is due, and leads to itself', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  const [set] = (await masha.get('/api/homework_library/skills')).body as { id: number; title: string }[]
  expect((await masha.post(`/api/homework_sets/${set!.id}/picks`)).status).toBe(200)
  const { lines } = await todayOf(masha)
  expect(lines).toMatchObject([{ kind: 'due', title: set!.title, note: 'Без срока' }])
})

test('a graduate sees a homework that is left', async () => {
  const petya = await school.person('Пётр Гринёв', { gradeIndex: null, isGraduate: true })
  const [set] = (await petya.get('/api/homework_library/skills')).body as { id: number; title: string }[]
  expect((await petya.post(`/api/homework_sets/${set!.id}/picks`)).status).toBe(200)
  expect((await todayOf(petya)).lines).toMatchObject([{ kind: 'due', title: set!.title }])
})

test('is for pupils alone', async () => {
  expect((await school.guest().get('/api/user/today')).status).toBe(401)
  const teacher = await school.person('Архип', { gradeIndex: null, type: 'agent' })
  expect((await teacher.get('/api/user/today')).status).toBe(403)
})
