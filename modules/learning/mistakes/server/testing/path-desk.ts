import type { Person, TestSchool } from '@school/server/testing'
import type { Question } from '@school/tasks/contract'
import { correctResponse, personalTask, plainVariant, type Recipe, type Rubric } from '@school/tasks/server'
import { expect } from 'vitest'
import { mistakesModule } from '../index.ts'

export const api = '/api/user/mistakes'
export const wrongNumber = { kind: 'number', text: '-98765' }
const dayMs = 86_400_000

/** Actions of users in stories about mistakes. */
export function pathDesk(school: TestSchool) {
  /** Runs the job of every minute. */
  async function collect(): Promise<void> {
    await school.jobQueue.hearAnnounced()
    for (const job of mistakesModule.jobs!) await school.jobQueue.run(job)
  }
  const daysOn = (days: number) => school.at(new Date(school.now.getTime() + days * dayMs))
  const list = async (person: Person, query = '') => (await person.get(`${api}${query}`)).body
  const only = async (person: Person) => {
    const { cards } = await list(person)
    expect(cards).toHaveLength(1)
    return (await person.get(`${api}/${cards[0].id}`)).body
  }

  /** A right answer in wire format. @param variant of a task with individual numbers */
  async function rightTo(person: Person, taskId: number, variant: number | null) {
    const [row] = await school.rows<{ question: Question; rubric: Rubric; recipe: Recipe | null }>(
      'select question, rubric, recipe from tasks where id = $1',
      [taskId],
    )
    const { question, rubric } = (row!.recipe && plainVariant(row!.recipe, variant!).task) ?? row!
    return personalTask({ id: taskId, question, rubric }, person.id).shown(correctResponse(rubric))
  }

  /** A wrong answer of any kind. */
  async function wrongTo(person: Person, taskId: number, variant: number | null) {
    const right = (await rightTo(person, taskId, variant)) as { kind: string; [key: string]: unknown }
    if (right.kind === 'number') return wrongNumber
    if (right.kind === 'text') return { kind: 'text', text: 'совсем не то' }
    if (right.kind === 'single_choice') {
      const [row] = await school.rows<{ question: Question; rubric: Rubric }>(
        'select question, rubric from tasks where id = $1',
        [taskId],
      )
      const { question } = row!
      if (question.kind !== 'single_choice') throw new Error(question.kind)
      const shown = personalTask({ id: taskId, ...row! }, person.id)
      const choices = question.options.map(
        ({ id }) => shown.shown({ kind: 'single_choice', choice: id }).choice,
      )
      return { kind: 'single_choice', choice: choices.find((choice) => choice !== right['choice'])! }
    }
    throw new Error(`no wrong answer to ${right.kind}`)
  }

  const start = (person: Person, id: number) => person.post(`${api}/${id}/starts`)

  /** Begins the twin of a card and answers it. @returns the card after it */
  async function answerTwin(person: Person, id: number, isRight: boolean) {
    const begun = await start(person, id)
    expect(begun.status, begun.text).toBe(200)
    const { attempt_id, task } = begun.body.twin
    const response = await (isRight ? rightTo : wrongTo)(person, task.id, task.variant)
    const body = { response, variant: task.variant }
    const sent = await person.post(`/api/attempts/${attempt_id}/tasks/${task.id}/answer_attempts`, body)
    expect(sent.status, sent.text).toBe(200)
    return (await person.get(`${api}/${id}`)).body
  }
  return { collect, daysOn, list, only, rightTo, wrongTo, start, answerTwin }
}
