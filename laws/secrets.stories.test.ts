import { admits, guest, type Viewer } from '@school/access'
import { routes } from '@school/server/rooms'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool

/** Words that stand only in keys and solutions: column names and parts of rubrics. */
const secretNames = [
  '"rubric"',
  '"correct"',
  '"tolerance"',
  '"password_hash"',
  '"areas"',
  '"other_units"',
  '"case_sensitive"',
  '"content_hash"',
  '"token_hash"',
  '"recipe"',
  '"formulas"',
]

interface Way {
  audience: Parameters<typeof admits>[0]
  urls: readonly string[]
}

/** Every GET endpoint at all its addresses with ids that exist. */
async function waysOf(userId: number): Promise<Way[]> {
  const ids = async (table: string) =>
    (await school.rows<{ id: number }>(`select id from ${table} order by id`)).map((r) => r.id)
  const courses = await ids('courses')
  const lessons = await school.rows<{ id: number; course_id: number; work_id: number }>(
    'select id, course_id, work_id from lessons order by id',
  )
  const tasks = await school.rows<{ lesson_id: number; task_id: number; course_id: number }>(
    'select l.id as lesson_id, wt.task_id, l.course_id from lessons l join work_tasks wt on wt.work_id = l.work_id order by 1, 2',
  )
  const trainings = await school.rows<{ training_id: number; task_id: number }>(
    'select t.id as training_id, wt.task_id from trainings t join work_tasks wt on wt.work_id = t.work_id order by 1, 2',
  )
  const homeworks = await school.rows<{ homework_id: number; task_id: number; lesson_id: number | null }>(
    `select h.id as homework_id, wt.task_id, h.lesson_id from homeworks h join work_tasks wt on wt.work_id = h.work_id order by 1, 2`,
  )
  const sets = await ids('homework_sets')
  const attestations = await school.rows<{ id: number; task_id: number }>(
    'select t.id, wt.task_id from attestation_trainings t join work_tasks wt on wt.work_id = t.work_id order by 1, 2',
  )
  const exams = await school.rows<{ id: number; task_id: number }>(
    'select r.id, wt.task_id from exam_rehearsals r join work_tasks wt on wt.work_id = r.work_id order by 1, 2',
  )
  const contests = await school.rows<{ olympiadId: number; stageId: number; task_id: number }>(
    `select s.olympiad_id as "olympiadId", s.id as "stageId", wt.task_id from olympiad_stages s
     join olympiad_grades g on g.stage_id = s.id join work_tasks wt on wt.work_id = g.work_id order by 1, 2, 3`,
  )
  const parts = await school.rows<{ id: number; task_id: number }>(
    'select p.id, wt.task_id from olympiad_participations p join work_tasks wt on wt.work_id = p.work_id order by 1, 2',
  )
  // One's own whole, and of every other its first task.
  const attempts = await school.rows<{ id: number; task_id: number }>(
    `select a.id, wt.task_id from attempts a join work_tasks wt on wt.work_id = a.work_id
     where a.user_id = $1 or wt.position = 1 order by 1, 2`,
    [userId],
  )
  const skills = await ids('skills')
  const sessions = await ids('skill_sessions')
  const fill = (path: string, values: Record<string, number | string>) =>
    path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1))
  const urlsOf = (path: string): string[] => {
    if (path.includes(':attemptId'))
      return attempts.map((a) => fill(path, { attemptId: a.id, taskId: a.task_id }))
    if (path.includes(':trainingId'))
      return trainings.map((t) => fill(path, { trainingId: t.training_id, taskId: t.task_id, userId }))
    if (path.includes(':attestationId'))
      return attestations.map((a) => fill(path, { attestationId: a.id, taskId: a.task_id, userId }))
    if (path.includes(':examRehearsalId'))
      return exams.map((e) => fill(path, { examRehearsalId: e.id, taskId: e.task_id, userId }))
    if (path.includes(':homeworkId'))
      return homeworks.map((h) => fill(path, { homeworkId: h.homework_id, taskId: h.task_id, userId }))
    if (path.includes(':skillId')) return skills.map((id) => fill(path, { skillId: id }))
    if (path.includes(':sessionId')) return sessions.map((id) => fill(path, { sessionId: id }))
    if (path.includes(':setId')) return sets.map((id) => fill(path, { setId: id }))
    if (path.includes(':section')) return ['ege', 'oge', 'skills'].map((section) => fill(path, { section }))
    if (path.includes(':participationId'))
      return parts.map((p) => fill(path, { participationId: p.id, taskId: p.task_id }))
    if (path.includes(':olympiadId') || path.includes(':stageId'))
      return contests.map((c) => fill(path, { ...c, taskId: c.task_id, userId }))
    if (path.includes(':taskId'))
      return tasks.map((t) =>
        fill(path, { lessonId: t.lesson_id, taskId: t.task_id, courseId: t.course_id, userId }),
      )
    if (path.includes(':lessonId'))
      return lessons.map((l) => fill(path, { lessonId: l.id, courseId: l.course_id }))
    if (path.includes(':courseId')) return courses.map((id) => fill(path, { courseId: id }))
    return [path]
  }
  return routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint: { audience, path } }) => ({ audience, urls: [...new Set(urlsOf(path))] }))
}

/**
 * A long run of words of each solution: no accident when it is met. Markup is left out: formulas begin alike; so are
 * words that the task itself gives to be put in order.
 */
async function solutionTexts(): Promise<string[]> {
  const rows = await school.rows<{ html: string; question: string }>(
    'select solution_html as html, question::text as question from tasks',
  )
  return rows.flatMap(({ html, question }) => {
    const [longest] = [...html.matchAll(/>([^<>"\\\n]{40,})</g)]
      .map(([, text]) => text!)
      .filter((text) => !question.includes(text))
      .toSorted((a, b) => b.length - a.length)
    return longest ?? []
  })
}

/** A run under way in every stage that is open, with an answer in each task that can be typed. */
async function solveOlympiads(person: Person): Promise<void> {
  // The content came on the first of September, and dates of olympiads are counted from then.
  const today = school.now
  school.at(new Date('2026-09-01T09:00:00Z'))
  await school.rows(`update olympiad_stages set entry = 'open' where entry = 'code'`)
  const stages = await school.rows<{ id: number }>(
    'select id from olympiad_stages where opens_at < $1 and closes_at > $1',
    [school.now],
  )
  expect(stages.length).toBeGreaterThan(2)
  try {
    for (const { id } of stages) {
      const entered = await person.post(`/api/olympiad_stages/${id}/participations`, { grade_index: 7 })
      expect(entered.status, entered.text).toBe(200)
      const url = `/api/olympiad_participations/${entered.body.participation.id}/starts`
      const { body } = await person.post(url, { holder: 'tab-of-masha' })
      for (const { id: taskId, kind } of body.attempt.tasks as { id: number; kind: string }[])
        if (kind === 'number' || kind === 'short_text')
          await person.put(`/api/attempts/${body.attempt.id}/tasks/${taskId}/answer`, {
            response: { kind, text: '-98765' },
            sequence: 1,
            holder: 'tab-of-masha',
          })
    }
  } finally {
    await school.rows(`update olympiad_stages set entry = 'code' where key = 'main' and hard_close`)
  }
  school.at(today)
}

/** Who asks, and as whom the doors of the endpoints see them. */
interface Asker {
  person: Person
  viewer: Viewer
}

const atOnce = 8

/** Whoever is not let in at the door is told so before anybody looks at the address: one address shows it. */
async function everyAnswerTo({ person, viewer }: Asker): Promise<{ url: string; text: string }[]> {
  const asked = (await waysOf(person.id)).flatMap(({ audience, urls }) => {
    const isLetIn = admits(audience, viewer)
    return (isLetIn ? urls : urls.slice(0, 1)).map((url) => ({ url, isLetIn }))
  })
  const texts: { url: string; text: string }[] = []
  const askNext = async (): Promise<void> => {
    for (let next = asked.pop(); next; next = asked.pop()) {
      const { url, isLetIn } = next
      const { status, text, headers } = await person.get(url)
      if (!isLetIn)
        expect([status, headers['x-error-code']], url).toEqual(
          viewer.id === 0 ? [401, 'sign_in_required'] : [403, 'forbidden'],
        )
      texts.push({ url, text })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  return texts
}

/** Every kind of work under way, with an answer in it that is wrong or waits for a person. */
async function beginEverything(enrolled: Person): Promise<void> {
  for (const { id } of await school.rows<{ id: number }>('select id from courses'))
    await enrolled.post(`/api/courses/${id}/enrollments`)
  // An answer that waits for a person: its criteria and its model are nobody's yet.
  for (const { lesson_id, task_id } of await school.rows<{ lesson_id: number; task_id: number }>(
    `select l.id as lesson_id, t.id as task_id from lessons l join work_tasks wt on wt.work_id = l.work_id
      join tasks t on t.id = wt.task_id where t.kind = 'essay'`,
  )) {
    const response = { kind: 'essay', text: 'Мы не знали, кто взял альбом.' }
    const attempt = await enrolled.begin(`/api/lessons/${lesson_id}`)
    await enrolled.post(`${attempt}/tasks/${task_id}/answer_attempts`, { response })
  }
  // Runs under way of both modes, with an answer in each.
  for (const { id } of await school.rows<{ id: number }>('select id from trainings')) {
    const { body } = await enrolled.post(`/api/trainings/${id}/starts`, { holder: 'tab-of-masha' })
    expect(body.attempt.state).toBe('running')
    for (const { id: taskId, kind } of body.attempt.tasks as { id: number; kind: string }[]) {
      if (kind !== 'number' && kind !== 'short_text') continue
      const response = { kind, text: '-98765' }
      const save = { response, sequence: 1, holder: 'tab-of-masha' }
      const url = `/api/attempts/${body.attempt.id}/tasks/${taskId}`
      await enrolled.put(`${url}/answer`, save)
      await enrolled.post(`${url}/answer_attempts`, { response })
    }
  }
  // A homework under way, with an answer in it.
  for (const { id } of await school.rows<{ id: number }>('select id from homework_sets')) {
    const { body: taken } = await enrolled.post(`/api/homework_sets/${id}/picks`)
    const { body } = await enrolled.post(`/api/homeworks/${taken.id}/starts`)
    expect(body.attempt.state).toBe('running')
    for (const { id: taskId, kind } of body.attempt.tasks as { id: number; kind: string }[]) {
      if (kind !== 'number' && kind !== 'short_text') continue
      const answer = { response: { kind, text: '-98765' } }
      await enrolled.post(`/api/attempts/${body.attempt.id}/tasks/${taskId}/answer_attempts`, answer)
    }
  }
  await solveOlympiads(enrolled)
  for (const { id } of await school.rows<{ id: number }>(
    'select t.id from attestation_trainings t join users u on u.grade_index = t.grade where u.id = $1',
    [enrolled.id],
  )) {
    const { body } = await enrolled.post(`/api/attestation_trainings/${id}/starts`, {
      holder: 'tab-of-masha',
    })
    expect(body.attempt.state).toBe('running')
  }
  for (const { id } of await school.rows<{ id: number }>('select id from exam_rehearsals')) {
    const { body } = await enrolled.post(`/api/exam_rehearsals/${id}/starts`, { holder: 'tab-of-masha' })
    for (const { id: taskId, kind } of body.attempt.tasks as { id: number; kind: string }[]) {
      const save = { response: { kind, text: '-98765' }, sequence: 1, holder: 'tab-of-masha' }
      await enrolled.put(`/api/attempts/${body.attempt.id}/tasks/${taskId}/answer`, save)
    }
  }
  // The practice of every skill, the last one under way with a hint.
  for (const { id } of await school.rows<{ id: number }>('select id from skills')) {
    const { body } = await enrolled.post('/api/skills_practice/sessions', { mode: 'skill', skill_id: id })
    await enrolled.post(`/api/attempts/${body.current.attempt_id}/tasks/${body.current.task.id}/hints`)
  }
}

describe('no answer names a key, and no unsolved task shows its solution', () => {
  let askers: Record<string, Asker>
  let secrets: string[]

  beforeAll(async () => {
    school = await openTestSchool()
    const masha = await school.person('Маша')
    const vanya = await school.person('Ваня', { gradeIndex: 2, isElementaryPupil: true })
    const vasilisa = await school.person('Василиса', { gradeIndex: null, isParent: true })
    const anton = await school.person('Антон', { gradeIndex: null, type: 'agent' })
    const pupil: Viewer = { ...guest, kind: 'pupil' }
    askers = {
      guest: { person: school.guest(), viewer: guest },
      pupil: { person: masha, viewer: { ...pupil, id: masha.id } },
      'small pupil': { person: vanya, viewer: { ...pupil, id: vanya.id, isElementary: true } },
      parent: { person: vasilisa, viewer: { ...pupil, id: vasilisa.id, isParent: true } },
      'grown-up': { person: anton, viewer: { ...guest, id: anton.id, kind: 'agent' } },
    }
    await beginEverything(masha)
    secrets = [...secretNames, ...(await solutionTexts())]
  }, 120_000)

  test('knows hundreds of solutions to look for', () => {
    expect(secrets.length).toBeGreaterThan(100)
  })

  test.each([
    ['guest', 100],
    ['pupil', 1000],
    ['small pupil', 1000],
    ['parent', 1000],
    ['grown-up', 1000],
  ])('to a %s', { timeout: 120_000 }, async (who, least) => {
    const answers = await everyAnswerTo(askers[who]!)
    expect(answers.length).toBeGreaterThan(least)
    // The same answer is searched once.
    const urls = new Map(answers.map(({ url, text }) => [text, url]))
    const told = [...urls].flatMap(([text, url]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${url}: ${secret}`),
    )
    expect(told).toEqual([])
  })
})

describe('a solution', () => {
  beforeEach(async () => {
    school = await openTestSchool()
  })

  test('the law sees a solution where there is one: a methodist may preview it', async () => {
    const methodist = await school.person('Анна', { gradeIndex: null, type: 'agent', isMethodist: true })
    const [task] = await school.rows<{ id: number }>('select id from tasks order by id limit 1')
    const { text } = await methodist.get(`/api/tasks/${task!.id}/preview`)
    expect((await solutionTexts()).some((solution) => text.includes(solution))).toBe(true)
  })

  test('a wrong answer tells no more than that it is wrong', { timeout: 60_000 }, async () => {
    const masha = await school.person('Маша')
    const lessonId = await school.idOf('lessons', 'linear-equations/what-is-equation')
    const { body: tasks } = await masha.get(`/api/lessons/${lessonId}/tasks`)
    const attempt = await masha.begin(`/api/lessons/${lessonId}`)
    const solutions = await solutionTexts()
    for (const task of tasks as { id: number; kind: string }[]) {
      const { body } = await masha.get(`/api/lessons/${lessonId}/tasks/${task.id}`)
      const response = {
        single_choice: { choice: body.question.options?.[0]?.id },
        multiple_choice: { choices: [body.question.options?.[0]?.id] },
        number: { text: '-98765' },
        short_text: { text: 'неведомо что' },
        gaps: { gaps: { 1: 'неведомо что' } },
      }[task.kind]
      const { text, status } = await masha.post(`${attempt}/tasks/${task.id}/answer_attempts`, {
        response: { kind: task.kind, ...response },
      })
      if (status !== 200 || JSON.parse(text).verdict.outcome === 'right') continue
      for (const name of [...secretNames, '"missed"'])
        expect(text.includes(name), `${task.kind} ${name}`).toBe(false)
      for (const solution of solutions) expect(text.includes(solution), task.kind).toBe(false)
      expect(JSON.parse(text).task.solution).toBeNull()
    }
  })
})
