import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { Response } from '@school/tasks/contract'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person

interface Choice {
  id: number
  workKey: string
  /** A lesson or a training. */
  ownerId: number
  options: { id: string; html: string; correct: boolean }[]
}

/** The first task of this kind in such a work, as written by its author. */
async function choiceIn(table: 'lessons' | 'trainings', kind: string, mode = ''): Promise<Choice> {
  const [task] = await school.rows<Omit<Choice, 'options'> & { question: Shown; rubric: Choice }>(
    `select t.id, w.key as "workKey", o.id as "ownerId", t.question, t.rubric
     from ${table} o join works w on w.id = o.work_id join work_tasks wt on wt.work_id = w.id join tasks t on t.id = wt.task_id
     where t.kind = $1 and t.recipe is null and o.retired_at is null and ($2 = '' or w.rules ->> 'mode' = $2)
     order by o.id, wt.position limit 1`,
    [kind, mode],
  )
  const { question, rubric, ...rest } = task!
  const options = question.options.map(({ id, html }) => ({
    id,
    html,
    correct: rubric.options.find((one) => one.id === id)!.correct,
  }))
  return { ...rest, options }
}
interface Shown {
  options: { id: string; html: string }[]
}

/** The person's id of an option by the author's id. */
const idOf = ({ options }: Choice, shown: Shown, authors: string): string =>
  shown.options.find(({ html }) => html === options.find(({ id }) => id === authors)!.html)!.id
const idsOf = ({ options }: Shown) => options.map(({ id }) => id)
const kept = (person: Person, taskId: number) =>
  school.rows<{ response: Response; verdict: { parts: { id: string }[] } }>(
    `select n.response, n.verdict from answers n join attempts a on a.id = n.attempt_id where a.user_id = $1 and n.task_id = $2`,
    [person.id, taskId],
  )

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
})

describe('options of a task of a lesson', () => {
  const at = ({ ownerId, id }: Choice) => `/api/lessons/${ownerId}/tasks/${id}`
  const send = async (person: Person, { ownerId, id }: Choice, choice: string) =>
    person.post(`${await person.begin(`/api/lessons/${ownerId}`)}/tasks/${id}/answer_attempts`, {
      response: { kind: 'single_choice', choice },
    })
  let task: Choice

  beforeEach(async () => {
    task = await choiceIn('lessons', 'single_choice')
    const [lesson] = await school.rows<{ courseId: number }>(
      'select course_id as "courseId" from lessons where id = $1',
      [task.ownerId],
    )
    for (const person of [masha, petya]) await person.post(`/api/courses/${lesson!.courseId}/enrollments`)
  })

  test('have individual ids for each person, and always the same', async () => {
    const [mine, again, his] = [
      (await masha.get(at(task))).body.question,
      (await masha.get(at(task))).body.question,
      (await petya.get(at(task))).body.question,
    ]
    expect(again).toEqual(mine)
    const all = [...idsOf(mine), ...idsOf(his), ...task.options.map(({ id }) => id)]
    expect(new Set(all).size).toBe(all.length)
  })

  test('can’t be answered with an id of the author or of another pupil', async () => {
    const his = (await petya.get(at(task))).body.question
    for (const { id } of task.options) {
      for (const foreign of [id, idOf(task, his, id), `?${id}`]) {
        const { status, headers } = await send(masha, task, foreign)
        expect([status, headers['x-error-code']]).toEqual([422, 'answer_mismatch'])
      }
    }
    expect(await kept(masha, task.id)).toEqual([])
  })

  test('are stored with the author’s ids and shown with the person’s ids', async () => {
    const { question } = (await masha.get(at(task))).body
    const right = task.options.find(({ correct }) => correct)!
    const wrong = task.options.find(({ correct }) => !correct)!
    const missed = await send(masha, task, idOf(task, question, wrong.id))
    expect(missed.body.verdict).toMatchObject({
      outcome: 'wrong',
      parts: [{ id: idOf(task, question, wrong.id), mark: 'wrong' }],
    })
    const { body } = await send(masha, task, idOf(task, question, right.id))
    const mine = { kind: 'single_choice', choice: idOf(task, question, right.id) }
    expect(body.verdict).toMatchObject({ outcome: 'right', parts: [{ id: mine.choice, mark: 'right' }] })
    expect(body.task.last_try.response).toEqual(mine)
    expect(body.task.solution.answer).toEqual(mine)
    expect((await kept(masha, task.id)).map(({ response }) => response)).toEqual(
      expect.arrayContaining([wrong, right].map(({ id }) => ({ kind: 'single_choice', choice: id }))),
    )
  })

  test('of a pupil are shown to the teacher with the pupil’s ids, both in the tries and in the question', async () => {
    const { question } = (await masha.get(at(task))).body
    const wrong = task.options.find(({ correct }) => !correct)!
    await send(masha, task, idOf(task, question, wrong.id))
    const anna = await school.person('Анна Савельева', { gradeIndex: null, type: 'agent', isMethodist: true })
    const { body } = await anna.get(`/api/lessons/${task.ownerId}/users/${masha.id}/tasks/${task.id}`)
    expect(body.task.question).toEqual(question)
    expect(body.task.tries[0].response.choice).toBe(idOf(task, question, wrong.id))
    expect(idsOf(question)).toContain(body.task.solution.answer.choice)
  })

  test('chosen before individual ids existed are still the chosen ones', async () => {
    const right = task.options.find(({ correct }) => correct)!
    const { question } = (await masha.get(at(task))).body
    await send(masha, task, idOf(task, question, right.id))
    // In the old format.
    await school.rows(
      `update answers set response = jsonb_build_object('kind', 'single_choice', 'choice', $1::text),
         verdict = jsonb_build_object('outcome', 'right', 'share', 1, 'feedback', null,
           'parts', jsonb_build_array(jsonb_build_object('id', $1::text, 'mark', 'right')))`,
      [right.id],
    )
    const { body } = await masha.get(at(task))
    expect(body.last_try.response.choice).toBe(idOf(task, question, right.id))
    expect(body.last_try.verdict.parts).toEqual([{ id: idOf(task, question, right.id), mark: 'right' }])
  })
})

describe('options of a task of an exam', () => {
  test('are saved, shown in the draft, judged and shown with the solutions', async () => {
    const task = await choiceIn('trainings', 'multiple_choice', 'exam')
    const at = (rest: string) => `/api/trainings/${task.ownerId}${rest}`
    const holder = 'tab-of-masha'
    await masha.post(at('/starts'), { holder })
    const attempt = await masha.attemptAt(at('/tasks'))
    const { question } = (await masha.get(`${attempt}/tasks/${task.id}`)).body
    const right = task.options.filter(({ correct }) => correct).map(({ id }) => id)
    const response = { kind: 'multiple_choice', choices: right.map((id) => idOf(task, question, id)) }
    const save = (sent: object, sequence: number) =>
      masha.put(`${attempt}/tasks/${task.id}/answer`, { response: sent, sequence, holder })
    const authors = await save({ kind: 'multiple_choice', choices: right }, 1)
    expect([authors.status, authors.headers['x-error-code']]).toEqual([422, 'answer_mismatch'])
    expect((await save(response, 2)).body.response).toEqual(response)
    // A late repeat returns the stored answer.
    expect((await save(response, 1)).body.response).toEqual(response)
    const [draft] = await school.rows<{ response: Response }>('select response from answer_drafts')
    expect(draft!.response).toEqual({ kind: 'multiple_choice', choices: right })
    expect((await masha.get(`${attempt}/tasks/${task.id}`)).body.draft.response).toEqual(response)
    const [line] = (await masha.get(`${attempt}/answers`)).body.filter(
      (one: { task_id: number }) => one.task_id === task.id,
    )
    expect(line.response).toEqual(response)
    await masha.post(`${attempt}/finishes`)
    const { body } = await masha.get(at(`/users/${masha.id}/tasks/${task.id}`))
    expect(body.question).toEqual(question)
    expect(body.answer).toMatchObject({ response, verdict: { outcome: 'right' } })
    expect(body.answer.verdict.parts.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      response.choices.toSorted(),
    )
    expect(body.solution.answer.choices.toSorted()).toEqual(response.choices.toSorted())
  })
})

test('a methodist tries a task with the ids of its preview', async () => {
  const task = await choiceIn('lessons', 'single_choice')
  const anna = await school.person('Анна Савельева', { gradeIndex: null, type: 'agent', isMethodist: true })
  const [one, other] = [5, 6].map((seed) => `/api/tasks/${task.id}/preview?seed=${seed}`)
  const { body } = await anna.get(one!)
  expect(idsOf(body.question)).toContain(body.solution.answer.choice)
  const tryAt = (url: string) => anna.post(url.replace('?', '/checks?'), { response: body.solution.answer })
  expect((await tryAt(one!)).body.verdict.outcome).toBe('right')
  expect((await tryAt(other!)).headers['x-error-code']).toBe('answer_mismatch')
})
