import { type Person, openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let anna: Person
let savelich: Person
let lessons: { id: number }[]

const at = (index = 0) => `/api/lessons/${lessons[index]!.id}/questions`
const ask = (person: Person, text = 'Почему нельзя делить на ноль?', more = {}, index = 0) =>
  person.post(at(index), { text, task_id: null, at_seconds: null, ...more })
const queue = async (person: Person, state = 'open') =>
  (await person.get(`/api/teacher/lesson_questions?q[state_eq]=${state}`)).body
const one = (id: number) => `/api/teacher/lesson_questions/${id}`
const say = (person: Person, id: number, answer = 'Потому что множителя нет.', version = 1) =>
  person.put(`${one(id)}/answer`, { answer, version })
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

async function seat(pupil: Person, teacher: Person, letter = 'А'): Promise<void> {
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', $1, $1) returning id`,
    [`school-${letter}`],
  )
  const [made] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, $2, 2026) returning id`,
    [organization!.id, letter],
  )
  await school.rows(`insert into class_members values ($1, $2, 'pupil'), ($1, $3, 'teacher')`, [
    made!.id,
    pupil.id,
    teacher.id,
  ])
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  anna = await school.person('Анна Власьевна', { type: 'agent', isMethodist: true, gradeIndex: null })
  savelich = await school.person('Архип Савельевич', { type: 'agent', gradeIndex: null })
  const courseId = await school.idOf('courses', 'linear-equations')
  lessons = (await masha.get(`/api/courses/${courseId}`)).body.lessons
})

describe('a question about a lesson', () => {
  test('goes to the teacher of the class, and its pupil alone reads the answer', async () => {
    await seat(masha, savelich)
    const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 }
    await masha.patch('/api/user/profile', { user: { avatar: fox } })
    const { body: tasks } = await masha.get(`/api/lessons/${lessons[0]!.id}/tasks`)
    const asked = await ask(masha, 'Что значит «равносильны»?', { task_id: tasks[1].id })
    expect(asked.body).toMatchObject({
      own: [{ question: 'Что значит «равносильны»?', task: { position: 2 }, answer: null, is_new: false }],
      left: 9,
      can: { ask: true },
    })
    expect(await queue(anna)).toEqual([])
    const [waiting] = await queue(savelich)
    expect(waiting).toMatchObject({
      pupil: { name: 'Миронова Маша', avatar: fox, class_name: '7А' },
      task: { position: 2 },
    })
    expect((await say(savelich, waiting.id)).body).toMatchObject({
      answer: 'Потому что множителя нет.',
      can: { publish: false },
    })
    expect(await queue(savelich)).toEqual([])
    expect((await masha.get(at())).body).toMatchObject({
      own: [{ answer: 'Потому что множителя нет.', is_new: true }],
      left: 10,
    })
    expect((await petya.get(at())).body).toMatchObject({ own: [], common: [] })
  })

  test('rings the bell of its author, once, however often the answer is corrected', async () => {
    await seat(masha, savelich)
    await ask(masha)
    const [{ id }] = await queue(savelich)
    const { body } = await say(savelich, id)
    await savelich.put(`${one(id)}/answer`, {
      answer: 'Потому что обратного множителя нет.',
      version: body.version,
    })
    const bell = (await masha.get('/api/user/notifications')).body
    expect(bell).toMatchObject([{ kind: 'answer', text: 'Потому что множителя нет.' }])
    expect(bell[0].url).toMatch(new RegExp(`/lessons/${lessons[0]!.id}#questions$`))
    expect((await petya.get('/api/user/notifications')).body).toEqual([])
  })

  test('of a pupil without a teacher goes to methodists; so does one that its teacher leaves for two days', async () => {
    await ask(petya)
    await seat(masha, savelich)
    await ask(masha, 'Долго жду')
    expect(await queue(anna)).toMatchObject([{ pupil: { name: 'Гринёв Пётр' } }])
    expect(await queue(savelich)).toMatchObject([{ question: 'Долго жду' }])
    school.at(new Date(school.now.getTime() + 2 * 24 * 3_600_000 + 1000))
    expect(await queue(anna)).toHaveLength(2)
  })

  test('is found by no teacher of another class, nor by pupils', async () => {
    await seat(masha, savelich)
    await ask(masha)
    const [{ id }] = await queue(savelich)
    const stranger = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
    await seat(petya, stranger, 'Б')
    expect(await queue(stranger)).toEqual([])
    expect(codeOf(await say(stranger, id))).toBe('lesson_question_not_found')
    expect((await say(masha, id)).status).toBe(403)
    expect((await school.guest().get(at())).status).toBe(401)
    expect((await ask(savelich)).status).toBe(403)
    await school.rows('update school_classes set archived_at = $1', [school.now])
    expect(await queue(savelich)).toEqual([])
  })

  test('that is answered is shown among today’s until it is read, and again when it is corrected', async () => {
    const answersToday = async () =>
      ((await masha.get('/api/user/today')).body.lines as { key: string }[]).filter(({ key }) =>
        key.startsWith('answer:'),
      )
    await ask(masha)
    expect(await answersToday()).toEqual([])
    const [{ id }] = await queue(anna)
    await say(anna, id)
    expect(await answersToday()).toHaveLength(1)
    expect((await masha.post(`${at()}/readings`)).status).toBe(204)
    expect(await answersToday()).toEqual([])
    expect((await masha.get(at())).body.own).toMatchObject([{ is_new: false }])
    await say(anna, id, 'Точнее: на ноль делить нечего.', 2)
    expect(await answersToday()).toHaveLength(1)
  })

  race('is refused when ten wait, and two at once are counted', async () => {
    for (let n = 1; n <= 9; n++)
      await school.rows(
        `insert into lesson_questions (user_id, lesson_id, question, asked_at) values ($1, $2, 'Вопрос', $3)`,
        [masha.id, lessons[0]!.id, school.now],
      )
    const both = await together(school, [() => ask(masha, 'Десятый'), () => ask(masha, 'Одиннадцатый')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(codeOf(await ask(masha))).toBe('lesson_questions_too_many')
    expect((await masha.get(at())).body).toMatchObject({ left: 0, can: { ask: false } })
  })

  test('needs words, an open lesson and a task of it', async () => {
    expect((await ask(masha, '  ')).status).toBe(422)
    expect(codeOf(await ask(masha, 'Что?', {}, 1))).toBe('lesson_locked')
    expect(codeOf(await ask(masha, 'Что?', { task_id: 999_999 }))).toBe('lesson_task_not_found')
  })
})

describe('frequent questions', () => {
  test('are published to everybody by a methodist, without the pupil', async () => {
    await ask(masha, 'Я, Маша Миронова, не поняла')
    const [{ id }] = await queue(anna)
    const words = { question: 'Почему нельзя делить на ноль?', answer: 'Множителя нет.' }
    expect(codeOf(await anna.put(`${one(id)}/publication`, words))).toBe('lesson_question_waits')
    await say(anna, id)
    expect((await anna.put(`${one(id)}/publication`, { ...words, version: 2 })).body).toMatchObject({
      common: words,
    })
    const { body } = await petya.get(at())
    expect(body).toMatchObject({ own: [], common: [words] })
    expect(JSON.stringify(body)).not.toMatch(/Миронова|Маша/)
    await anna.delete(`${one(id)}/publication`)
    expect((await petya.get(at())).body.common).toEqual([])
  })

  test('is no word of a teacher', async () => {
    await seat(masha, savelich)
    await ask(masha)
    const [{ id }] = await queue(savelich)
    await say(savelich, id)
    const words = { question: 'Что?', answer: 'То.' }
    expect(codeOf(await savelich.put(`${one(id)}/publication`, words))).toBe('lesson_question_not_found')
    expect(codeOf(await savelich.delete(`${one(id)}/publication`))).toBe('lesson_question_not_found')
  })
})

describe('the number in the menu', () => {
  const numberIn = async (person: Person) => {
    const { body } = await person.get('/api/menu/items')
    const links = body.items.flatMap(({ children }: { children: unknown[] }) => children) as {
      id: string
      count?: number
    }[]
    return links.find(({ id }) => id === 'lessonQuestions')?.count
  }

  test('is how many questions wait for this person’s answers, and absent when none do', async () => {
    await seat(masha, savelich)
    expect(await numberIn(savelich)).toBeUndefined()
    await ask(masha)
    await ask(masha, 'И ещё')
    expect(await numberIn(savelich)).toBe(2)
    expect(await numberIn(anna)).toBeUndefined()
  })
})
