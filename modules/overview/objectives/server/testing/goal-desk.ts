import type { Person, TestSchool } from '@school/server/testing'
import { expect } from 'vitest'
import { objectivesModule } from '../index.ts'

export const api = '/api/user/objectives'
export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

/** What people of stories do for their goals. */
export async function goalDesk(school: TestSchool) {
  const math = await school.idOf('disciplines', 'math')
  const aim = {
    metric: 'tasks',
    target: 5,
    discipline_id: math,
    skill_id: null,
    exam: null,
    daily_minutes: null,
    due_on: '2026-12-10',
  }
  const lessonIds = [
    await school.idOf('lessons', 'linear-equations/what-is-equation'),
    ...(await school
      .rows<{ id: number }>(
        `select l.id from lessons l join courses c on c.id = l.course_id
        where c.key = 'linear-equations' and l.retired_at is null and l.key <> 'linear-equations/what-is-equation' order by l.position`,
      )
      .then((rows) => rows.map(({ id }) => id))),
  ]

  /** Each call solves one more task of mathematics. */
  async function solver(person: Person) {
    await person.post(`/api/courses/${await school.idOf('courses', 'linear-equations')}/enrollments`)
    const easy: { attempt: string; id: number }[] = []
    for (const id of lessonIds.slice(0, 2)) {
      const tasks = (await person.get(`/api/lessons/${id}/tasks`)).body as { id: number; kind: string }[]
      const attempt = await person.begin(`/api/lessons/${id}`)
      const own = tasks.filter(({ kind }) => kind === 'number' || kind === 'single_choice')
      easy.push(...own.map((task) => ({ attempt, id: task.id })))
    }
    return async () => {
      const { attempt, id } = easy.shift()!
      const response = await school.answerOf(person, id)
      const { body } = await person.post(`${attempt}/tasks/${id}/answer_attempts`, { response })
      expect(body).toMatchObject({ verdict: { outcome: 'right' } })
    }
  }

  /** The job has looked at what was done. */
  async function look(): Promise<void> {
    for (const job of objectivesModule.jobs!) await school.jobQueue.run(job)
  }
  const list = async (person: Person, state: 'active' | 'completed' = 'active') => {
    const { status, body, text } = await person.get(`${api}?q[state_eq]=${state}`)
    expect(status, text).toBe(200)
    return body as { objectives: { id: number; [key: string]: unknown }[]; [key: string]: unknown }
  }
  const set = async (person: Person, more: object = {}) => {
    const { status, body, text } = await person.post(api, { ...aim, ...more })
    expect(status, text).toBe(200)
    return body as { id: number; [key: string]: unknown }
  }
  /** Makes the pupil a child of this adult from now on. */
  async function tie(parent: Person, child: Person): Promise<void> {
    const { code } = (await child.post('/api/user/family/codes')).body
    const { status } = await parent.post('/api/family/children', { code, consents: ['personal_data'] })
    expect(status).toBe(200)
  }
  const letters = async () =>
    school.rows<{ to: string; subject: string; text: string; mailing: string | null }>(
      `select "to", subject, text, mailing from outbox_messages where cause like 'objective%' order by id`,
    )
  const dayAfter = (days: number) => school.at(new Date(school.now.getTime() + days * 86_400_000))
  return { math, aim, solver, look, list, set, tie, letters, dayAfter }
}
