/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let savelich: Person
let lessonId: number
let essayId: number

const text = 'Мы не понимали, кто взял альбом. Оказалось, что он нашёлся сам.'

/** Creates a class of Savelich with these pupils. */
async function makeClass(teacher: Person, pupils: Person[]): Promise<void> {
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Школа', 'Школа') returning id`,
  )
  const [made] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organization!.id],
  )
  for (const pupil of pupils)
    await school.rows(`insert into class_members values ($1, $2, 'pupil')`, [made!.id, pupil.id])
  await school.rows(`insert into class_members values ($1, $2, 'teacher')`, [made!.id, teacher.id])
}

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from school_classes')
  masha = await school.person('Маша Миронова')
  savelich = await school.person('Архип', { type: 'agent', middleName: 'Савельевич', gradeIndex: null })
  await makeClass(savelich, [masha])
  lessonId = await school.idOf('lessons', 'spelling-detective/tsya-and-ne')
  essayId = await school.idOf('tasks', 'spelling-detective/tsya-and-ne/detective-report')
  await masha.post(`/api/courses/${await school.idOf('courses', 'spelling-detective')}/enrollments`)
})

const taskUrl = () => `/api/lessons/${lessonId}/tasks/${essayId}`
const actUrl = async (person: Person, act: string) =>
  `${await person.begin(`/api/lessons/${lessonId}`)}/tasks/${essayId}/${act}`
const answer = async (person: Person, said = text) =>
  person.post(await actUrl(person, 'answer_attempts'), { response: { kind: 'essay', text: said } })
const queueOf = async (person: Person, query = '') =>
  (await person.get(`/api/teacher/check_queue${query}`)).body as { id: number; state: string }[]
const firstOf = async (person: Person): Promise<string> =>
  `/api/teacher/check_queue/${(await queueOf(person))[0]!.id}`
const points = (first: number, second: number, third: number, fourth: number) =>
  [first, second, third, fourth].map((one, index) => ({ id: `К${index + 1}`, points: 100 * one }))
const all = { criteria: points(2, 2, 1, 2), comment: 'Отличная работа!' }
const xpOf = async (person: Person) => (await person.get('/api/user/level')).body.total_xp as number

describe('an essay', () => {
  test('enters the queue: it is not judged, no XP is paid, and the task is pending', async () => {
    const { status, body } = await answer(masha)
    expect(status).toBe(200)
    expect(body).toMatchObject({ verdict: null, gained_xp: 0 })
    expect(body.task).toMatchObject({
      status: 'in_queue',
      can: { answer: false, open_hint: false, give_up: false },
      last_try: { response: { kind: 'essay', text }, verdict: null, review: null },
      solution: null,
    })
    expect((await masha.get(taskUrl())).body).toMatchObject({ status: 'in_queue', solution: null })
    expect(await xpOf(masha)).toBe(0)
  })

  test('that is pending accepts no other answer, no hint and no giving up', async () => {
    await answer(masha)
    for (const [path, body] of [
      ['answer_attempts', { response: { kind: 'essay', text: 'Ещё одна разгадка' } }],
      ['hints', {}],
      ['fails', {}],
    ] as const) {
      const { status, headers } = await masha.post(await actUrl(masha, path), body)
      expect([status, headers['x-error-code']]).toEqual([422, 'task_in_queue'])
    }
  })

  test('that is empty is refused; of another kind it is a bad request', async () => {
    expect((await answer(masha, '  \n')).headers['x-error-code']).toBe('answer_empty')
    const other = await masha.post(await actUrl(masha, 'answer_attempts'), {
      response: { kind: 'file', files: [] },
    })
    expect(other.headers['x-error-code']).toBe('answer_mismatch')
  })

  race('sent from two tabs at once is one answer', async () => {
    const send = () => answer(masha)
    const statuses = (await together(school, [send, send])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await queueOf(savelich)).toHaveLength(1)
  })
})

describe('the queue', () => {
  test('shows a teacher the answers of their pupils, a methodist all, another teacher none', async () => {
    const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 }
    await masha.patch('/api/user/profile', { user: { avatar: fox } })
    await answer(masha)
    const [card] = await queueOf(savelich)
    expect(card).toMatchObject({
      state: 'waiting',
      kind: 'essay',
      title: 'Заключение сыщика',
      pupil: { id: masha.id, name: 'Миронова Маша', avatar: fox, grade_index: 7 },
      max_points: 700,
      taken_by: null,
    })
    const methodist = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
    const stranger = await school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    expect(await queueOf(methodist)).toHaveLength(1)
    expect(await queueOf(stranger)).toEqual([])
    for (const [person, status] of [
      [stranger, 404],
      [masha, 403],
      [school.guest(), 401],
    ] as const) {
      expect((await person.get(await firstOf(savelich))).status).toBe(status)
      expect((await person.put(`${await firstOf(savelich)}/review`, all)).status).toBe(status)
      expect((await person.put(`${await firstOf(savelich)}/hold`)).status).toBe(status)
      expect((await person.post(`${await firstOf(savelich)}/returns`, { comment: 'Нет' })).status).toBe(
        status,
      )
    }
  })

  test('shows the answer with the criteria and the model solution, and links the next one', async () => {
    const grinyov = await school.person('Пётр Гринёв')
    await makeClass(savelich, [grinyov])
    await grinyov.post(`/api/courses/${await school.idOf('courses', 'spelling-detective')}/enrollments`)
    await answer(masha)
    await answer(grinyov)
    const [first, second] = await queueOf(savelich)
    const { body } = await savelich.get(`/api/teacher/check_queue/${first!.id}`)
    expect(body).toMatchObject({
      response: { text },
      next_id: second!.id,
      can: { review: true, give_back: true },
    })
    expect(body.notes).toHaveLength(4)
    expect(body.solution_html).toContain('альбом')
  })

  test('reserves an answer for the person who has it on the desk, for fifteen minutes', async () => {
    await answer(masha)
    const methodist = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
    const url = await firstOf(savelich)
    expect((await savelich.put(`${url}/hold`)).status).toBe(204)
    expect((await methodist.put(`${url}/hold`)).headers['x-error-code']).toBe('review_taken')
    expect((await methodist.put(`${url}/review`, all)).headers['x-error-code']).toBe('review_taken')
    expect((await methodist.get(url)).body).toMatchObject({
      taken_by: { name: 'Архип Савельевич', is_me: false },
      can: { review: false, give_back: false },
    })
    await savelich.delete(`${url}/hold`)
    expect((await methodist.put(`${url}/hold`)).status).toBe(204)
    school.at(new Date(school.now.getTime() + 16 * 60_000))
    expect((await savelich.put(`${url}/hold`)).status).toBe(204)
  })
})

describe('a review', () => {
  test('of full points solves the task, pays its XP once and opens the solution', async () => {
    await answer(masha)
    const url = await firstOf(savelich)
    const { status, body } = await savelich.put(`${url}/review`, all)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'reviewed', points: 700, comment: 'Отличная работа!' })
    const { body: task } = await masha.get(taskUrl())
    expect(task).toMatchObject({
      status: 'solved',
      xp: 30,
      last_try: {
        verdict: { outcome: 'right', share: 1 },
        review: { state: 'reviewed', points: 700, max_points: 700, reviewer: 'Архип Савельевич' },
      },
    })
    expect(task.solution.criteria).toHaveLength(4)
    expect(await xpOf(masha)).toBe(30)
    await savelich.put(`${url}/review`, all)
    expect(await xpOf(masha)).toBe(30)
    expect(await queueOf(savelich)).toEqual([])
    expect(await queueOf(savelich, '?q[state_eq]=done')).toHaveLength(1)
  })

  test('of some points pays a half and leaves the task open for improvement, with the key hidden', async () => {
    await answer(masha)
    await savelich.put(`${await firstOf(savelich)}/review`, { criteria: points(1, 1, 0, 1), comment: '' })
    const { body } = await masha.get(taskUrl())
    expect(body).toMatchObject({ status: 'partially', xp: 15, can: { answer: true }, solution: null })
    await answer(masha, `${text} И ещё одна улика.`)
    await savelich.put(`${await firstOf(savelich)}/review`, all)
    expect((await masha.get(taskUrl())).body).toMatchObject({ status: 'solved', tries_used: 2 })
  })

  test('repeated corrects the points and takes no XP back', async () => {
    await answer(masha)
    const url = await firstOf(savelich)
    await savelich.put(`${url}/review`, all)
    const worse = { criteria: points(0, 0, 0, 0), comment: 'Списано', version: 2 }
    await savelich.put(`${url}/review`, worse)
    expect((await masha.get(taskUrl())).body).toMatchObject({
      status: 'started',
      last_try: { verdict: { share: 0 }, review: { points: 0, comment: 'Списано' } },
    })
    expect(await xpOf(masha)).toBe(30)
  })

  test.each([
    ['too many points', points(3, 0, 0, 0)],
    ['a criterion forgotten', points(1, 1, 1, 1).slice(1)],
    ['an unknown criterion', [...points(1, 1, 1, 1).slice(1), { id: 'К9', points: 0 }]],
  ])('with %s is refused', async (_, criteria) => {
    await answer(masha)
    const reply = await savelich.put(`${await firstOf(savelich)}/review`, { criteria, comment: '' })
    expect(reply.status).toBe(422)
    expect(reply.body.errors.criteria[0]).toContain('Поставьте баллы')
  })

  race('by two concurrently is one review', async () => {
    await answer(masha)
    const url = await firstOf(savelich)
    const review = () => savelich.put(`${url}/review`, all)
    const replies = await together(school, [review, review])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await xpOf(masha)).toBe(30)
  })
})

describe('returning an answer', () => {
  test('opens the task again with the comment of the teacher; the try does not count', async () => {
    await answer(masha)
    const url = await firstOf(savelich)
    const { status, body } = await savelich.post(`${url}/returns`, { comment: 'Не хватает разгадки' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'returned', can: { review: false, give_back: false } })
    expect((await masha.get(taskUrl())).body).toMatchObject({
      status: 'started',
      tries_used: 0,
      next_xp: 30,
      can: { answer: true },
      last_try: { verdict: null, review: { state: 'returned', comment: 'Не хватает разгадки' } },
    })
    await answer(masha, `${text} Вот разгадка.`)
    const again = await savelich.get(await firstOf(savelich))
    expect(again.body.earlier).toMatchObject([
      { number: 1, verdict: null, response: { text }, review: { comment: 'Не хватает разгадки' } },
    ])
    await savelich.put(`${await firstOf(savelich)}/review`, all)
    expect(await xpOf(masha)).toBe(30)
  })

  test('keeps the best score: earlier points stay', async () => {
    await answer(masha)
    await savelich.put(`${await firstOf(savelich)}/review`, { criteria: points(2, 2, 0, 0), comment: '' })
    await answer(masha, 'Хуже, чем было')
    await savelich.post(`${await firstOf(savelich)}/returns`, { comment: 'Было лучше' })
    expect((await masha.get(taskUrl())).body).toMatchObject({ status: 'partially', xp: 15 })
  })

  test('needs a comment, and a returned answer cannot get points', async () => {
    await answer(masha)
    const url = await firstOf(savelich)
    expect((await savelich.post(`${url}/returns`, { comment: ' ' })).body.errors.comment).toEqual([
      'Напишите, что улучшить',
    ])
    await savelich.post(`${url}/returns`, { comment: 'Подумай ещё' })
    expect((await savelich.put(`${url}/review`, all)).headers['x-error-code']).toBe('review_closed')
  })
})

describe('a photographed solution', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const id = '0b5fb2a4-0f6f-4d2a-9d7e-00000000000a'
  const send = async (person: Person, files: object[]) => {
    const attempt = await person.begin(
      `/api/lessons/${await school.idOf('lessons', 'linear-equations/graphs')}`,
    )
    const taskId = await school.idOf('tasks', 'linear-equations/graphs/two-carriers')
    return person.post(`${attempt}/tasks/${taskId}/answer_attempts`, { response: { kind: 'file', files } })
  }
  const file = { id, name: 'чужое имя.exe', type: 'text/html', size: 5 }

  beforeEach(async () => {
    await school.rows('delete from files')
    await masha.post(`/api/courses/${await school.idOf('courses', 'linear-equations')}/enrollments`)
    await masha.put(`/api/files/${id}?name=list.png`, undefined, { raw: { type: 'image/png', text: png } })
  })

  test('is kept as the server knows its files, and is visible only to its author and to those who check it', async () => {
    const stranger = await school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    const grinyov = await school.person('Пётр Гринёв')
    expect((await savelich.get(`/api/files/${id}`)).status).toBe(404)
    const { body } = await send(masha, [file])
    expect(body.task.last_try.response.files).toEqual([
      { id, name: 'list.png', type: 'image/png', size: png.length },
    ])
    expect((await savelich.get(`/api/files/${id}`)).status).toBe(200)
    expect((await masha.get(`/api/files/${id}`)).status).toBe(200)
    for (const person of [stranger, grinyov]) expect((await person.get(`/api/files/${id}`)).status).toBe(404)
    // Possible members of a blind jury must not see the file name, which could reveal the author.
    const judge = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
    const called = async (by: Person) => (await by.get(`/api/files/${id}`)).headers['content-disposition']
    expect(await called(savelich)).toContain('list.png')
    expect(await called(judge)).toContain(`''${id.slice(0, 8)}.png`)
  })

  test('of another person’s file, of a lost one, of a duplicate or of too many is refused', async () => {
    const grinyov = await school.person('Пётр Гринёв')
    await grinyov.post(`/api/courses/${await school.idOf('courses', 'linear-equations')}/enrollments`)
    const stolen = await send(grinyov, [file])
    expect(stolen.headers['x-error-code']).toBe('files_missing')
    const twice = await send(masha, [file, file])
    expect(twice.status).toBe(422)
    const five = Array.from({ length: 5 }, (_, index) => ({ ...file, id: id.replace(/a$/, String(index)) }))
    const many = await send(masha, five)
    expect(many.headers['x-error-code']).toBe('answer_mismatch')
  })
})

describe('a solution in a lesson', () => {
  const solutionUrl = () => `/api/lessons/${lessonId}/users/${masha.id}/tasks/${essayId}`

  test('is visible to its author and to those who teach, with every try and its review', async () => {
    await answer(masha)
    await savelich.post(`${await firstOf(savelich)}/returns`, { comment: 'Подумай ещё' })
    await answer(masha, `${text} Вот разгадка.`)
    const { body: mine } = await masha.get(solutionUrl())
    expect(mine).toMatchObject({ user: { is_me: true }, review_id: null, task: { solution: null } })
    expect(mine.task.tries.map((one: { number: number }) => one.number)).toEqual([2, 1])
    expect(mine.task.tries[1].review.comment).toBe('Подумай ещё')
    const { body: theirs } = await savelich.get(solutionUrl())
    expect(theirs.task.solution.html).toContain('альбом')
    expect(theirs.review_id).toBeGreaterThan(0)
  })

  test('is absent for others, and without such a task or person', async () => {
    const others = [
      await school.person('Пётр Гринёв'),
      await school.person('Василиса', { isParent: true, gradeIndex: null }),
      await school.person('Антон Бопре', { type: 'agent', gradeIndex: null }),
    ]
    for (const person of others)
      expect((await person.get(solutionUrl())).headers['x-error-code']).toBe('lesson_solution_not_found')
    expect((await school.guest().get(solutionUrl())).status).toBe(401)
    expect((await savelich.get(solutionUrl().replace(`tasks/${essayId}`, 'tasks/1'))).status).toBe(404)
    expect((await masha.get(solutionUrl().replace(`lessons/${lessonId}`, 'lessons/999999'))).status).toBe(404)
  })
})

describe('one homework of the queue', () => {
  test('is filtered, by tasks or by pupils; a homework of another teacher is empty', async () => {
    const petya = await school.person('Петя Гринёв')
    await makeClass(savelich, [petya])
    const essays = await school.rows<{ id: number }>(
      `select distinct t.id from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
        where t.kind = 'essay' and t.retired_at is null order by t.id limit 2`,
    )
    const taskIds = essays.map(({ id }) => id)
    const given = await savelich.post('/api/teacher/homeworks', {
      title: 'Два сочинения',
      task_ids: taskIds,
      user_ids: [masha.id, petya.id],
      is_published: true,
    })
    const homework = `/api/homeworks/${given.body.id}`
    await answer(masha)
    for (const taskId of taskIds)
      for (const person of [masha, petya]) {
        await person.post(`${homework}/starts`)
        await person.post(`${await person.attemptAt(homework)}/tasks/${taskId}/answer_attempts`, {
          response: { kind: 'essay', text },
        })
      }
    expect(await queueOf(savelich)).toHaveLength(1 + 2 * taskIds.length)
    const part = async (by: string) =>
      (await queueOf(savelich, `?q[homework_id_eq]=${given.body.id}&q[by_eq]=${by}`)) as unknown as {
        id: number
        task_id: number
        pupil: { id: number }
      }[]
    const byPupil = await part('pupil')
    expect(byPupil.map(({ pupil }) => pupil.id)).toEqual(
      [petya.id, masha.id].flatMap((id) => taskIds.map(() => id)),
    )
    const byTask = await part('task')
    expect(new Set(byTask.slice(0, 2).map(({ task_id }) => task_id)).size).toBe(1)
    const nextBy = async (by: string, { id } = byPupil[0]!) => {
      const query = `?q[homework_id_eq]=${given.body.id}&q[by_eq]=${by}`
      return (await savelich.get(`/api/teacher/check_queue/${id}${query}`)).body.next_id as number
    }
    const rowOf = (id: number) => byPupil.find((row) => row.id === id)!
    expect(await nextBy('task', byTask[0])).toBe(byTask[1]!.id)
    if (taskIds.length > 1) expect(rowOf(await nextBy('pupil')).pupil.id).toBe(petya.id)
    const zurin = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
    await makeClass(zurin, [masha])
    expect(await queueOf(zurin, `?q[homework_id_eq]=${given.body.id}`)).toEqual([])
  })
})
