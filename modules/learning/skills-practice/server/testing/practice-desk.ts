import type { Person, TestSchool } from '@school/server/testing'
import type { Question } from '@school/tasks/contract'
import { correctResponse, personalTask, plainVariant, type Recipe, type Rubric } from '@school/tasks/server'
import { expect } from 'vitest'

export const api = '/api/skills_practice'
export const at = (session: { id: number }, rest = '') => `${api}/sessions/${session.id}${rest}`
/** The address of the task under way. */
export const taskAt = (session: { current: { attempt_id: number; task: { id: number } } }, rest = '') =>
  `/api/attempts/${session.current.attempt_id}/tasks/${session.current.task.id}${rest}`
export const wrongNumber = { response: { kind: 'number', text: '-98765' } }

/** Actions of users in stories about practice. */
export function practiceDesk(school: TestSchool) {
  const skillId = (key: string) => school.idOf('skills', key)

  /** A right answer in wire format. @param variant of a task with individual numbers */
  async function rightTo(person: Person, taskId: number, variant: number | null = null) {
    const [row] = await school.rows<{ question: Question; rubric: Rubric; recipe: Recipe | null }>(
      'select question, rubric, recipe from tasks where id = $1',
      [taskId],
    )
    const { question, rubric } = (row!.recipe && plainVariant(row!.recipe, variant!).task) ?? row!
    const task = { id: taskId, question, rubric }
    return { response: personalTask(task, person.id).shown(correctResponse(rubric)) }
  }
  const start = (person: Person, body: object) => person.post(`${api}/sessions`, body)
  const startSkill = async (person: Person, key: string) =>
    (await start(person, { mode: 'skill', skill_id: await skillId(key) })).body

  /** Answers the current task rightly, or gives it up. */
  async function solve(
    person: Person,
    session: { id: number; current: { attempt_id: number; task: { id: number; variant: number | null } } },
    isRight = true,
  ) {
    const { id: taskId, variant } = session.current.task
    const { status, text } = isRight
      ? await person.post(taskAt(session, '/answer_attempts'), await rightTo(person, taskId, variant))
      : await person.post(taskAt(session, '/fails'))
    expect(status, text).toBe(200)
    return (await person.get(at(session))).body
  }
  const next = async (person: Person, session: { id: number }) =>
    (await person.post(at(session, '/next_task'))).body

  /** Solves as many tasks of a skill as it takes to know it. */
  async function learn(person: Person, key: string) {
    let session = await startSkill(person, key)
    while (session.finished_at === null) session = await next(person, await solve(person, session))
    return session
  }
  const levelOf = async (person: Person, key: string) =>
    (await person.get(`/api/skills/${await skillId(key)}`)).body.level
  return { skillId, rightTo, start, startSkill, solve, next, learn, levelOf }
}
