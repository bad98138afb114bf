import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import type { Rubric } from '@school/tasks/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepTheShelf } from './testing/shelf.ts'

let school: TestSchool
let courseId: number

beforeEach(async () => {
  school = await openTestSchool()
  courseId = await school.idOf('courses', 'linear-equations')
})
afterEach(async () => {
  await school.rows('update courses set retired_at = null')
  await school.rows('update tasks set retired_at = null')
})

const landing = (person: Person = school.guest(), id = courseId) => person.get(`/api/courses/${id}/landing`)
const check = (response: unknown, person: Person = school.guest()) =>
  person.post(`/api/courses/${courseId}/landing/sample_checks`, { response })

/** A viewer without an account: the sample task belongs to no pupil. */
const anybody = { id: 0 }

async function rubricOf(taskId: number): Promise<Rubric> {
  const [row] = await school.rows<{ rubric: Rubric }>('select rubric from tasks where id = $1', [taskId])
  return row!.rubric
}

describe('a landing', () => {
  test('shows the course to anyone', async () => {
    const { status, body } = await landing()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Линейные уравнения и функции',
      teacher: { name: expect.any(String) },
      pupils_count: 0,
      access: { state: 'locked_by_purchase' },
    })
    const lessons = await school.rows('select 1 from lessons where course_id = $1', [courseId])
    expect(body.lessons).toHaveLength(lessons.length)
    expect(body.outcomes.length).toBeGreaterThan(2)
  })

  test('counts a pupil once, whatever gave the access', async () => {
    for (const name of ['Маша Миронова', 'Пётр Гринёв']) {
      const pupil = await school.person(name)
      await pupil.post(`/api/courses/${courseId}/enrollments`)
    }
    await school.rows(
      `insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, given_at)
        select user_id, resource_kind, resource_id, 'gift', 'gift:1', starts_at, given_at from access_grants`,
    )
    expect((await landing()).body.pupils_count).toBe(2)
  })

  test('shows the enrolled where to go on', async () => {
    const masha = await school.person('Маша Миронова')
    await masha.post(`/api/courses/${courseId}/enrollments`)
    const { body } = await landing(masha)
    expect(body).toMatchObject({ access: { state: 'available' }, can: { learn: true } })
    expect(body.next_lesson_id).toBe(body.lessons[0].id)
  })

  test('offers similar courses: not itself, not retired, of near grades', async () => {
    await keepTheShelf(school)
    const similar = async () =>
      (await landing()).body.similar.map((c: { discipline: { key: string } }) => c.discipline.key)
    expect(await similar()).toEqual(['informatics', 'physics', 'russian'])
    await school.rows(`update courses set retired_at = now() where key = 'motion-and-forces'`)
    expect(await similar()).toEqual(['informatics', 'russian'])
  })

  test('of an absent or a retired course is not found', async () => {
    await school.rows(`update courses set retired_at = now() where key = 'linear-equations'`)
    for (const id of [courseId, 999_999]) {
      const { status, headers } = await landing(undefined, id)
      expect(status).toBe(404)
      expect(headers['x-error-code']).toBe('course_not_found')
    }
    expect((await check({ kind: 'number', text: '1' })).status).toBe(404)
  })
})

describe('the sample task', () => {
  test('of every course is easy and keeps its key', async () => {
    for (const { id } of await school.rows<{ id: number }>('select id from courses')) {
      const { body, text } = await landing(undefined, id)
      expect(['single_choice', 'number']).toContain(body.sample_task.question.kind)
      expect(Object.keys(body.sample_task)).toEqual(['id', 'title', 'question'])
      expect(text).not.toMatch(/"(correct|answer|comment|rubric|solution\w*|hints)"/)
    }
  })

  test('is judged for a guest and saved nowhere', async () => {
    const { sample_task: task } = (await landing()).body
    const { status, body } = await check(await school.answerOf(anybody, task.id))
    expect(status).toBe(200)
    expect(body.verdict).toMatchObject({ outcome: 'right', share: 1 })
    const saved = await school.rows(
      `select user_id from attempts union all select attempt_id from answers union all select user_id from reward_transactions`,
    )
    expect(saved).toEqual([])
  })

  test('answered wrong does not say what is right', async () => {
    const { sample_task: task } = (await landing()).body
    const rubric = await rubricOf(task.id)
    if (rubric.kind !== 'single_choice') throw new Error('this course samples a choice')
    const idOf = async (isRight: boolean) => {
      const { id: choice } = rubric.options.find(({ correct }) => correct === isRight)!
      const sent = await school.answerOf(anybody, task.id, { kind: 'single_choice', choice })
      return sent.kind === 'single_choice' ? sent.choice : ''
    }
    const [wrong, right] = [await idOf(false), await idOf(true)]
    const { body, text } = await check({ kind: 'single_choice', choice: wrong })
    expect(body.verdict).toMatchObject({
      outcome: 'wrong',
      share: 0,
      parts: [{ id: wrong, mark: 'wrong' }],
    })
    expect(text).not.toContain(`"id":"${right}"`)
  })

  test('left empty, of another kind or with a foreign option is refused', async () => {
    const code = async (response: unknown) => {
      const { status, headers } = await check(response)
      expect(status).toBe(422)
      return headers['x-error-code']
    }
    expect(await code({ kind: 'single_choice', choice: '' })).toBe('answer_empty')
    expect(await code({ kind: 'number', text: '5' })).toBe('answer_mismatch')
    expect(await code({ kind: 'single_choice', choice: 'zzz' })).toBe('answer_mismatch')
    expect(await code({ kind: 'magic' })).toBe('invalid_input')
  })

  test('that there is none of is not found', async () => {
    await school.rows(`update tasks set retired_at = now() where key like 'linear-equations/%'`)
    expect((await landing()).body.sample_task).toBeNull()
    const { status, headers } = await check({ kind: 'number', text: '5' })
    expect(status).toBe(404)
    expect(headers['x-error-code']).toBe('task_not_found')
  })
})
