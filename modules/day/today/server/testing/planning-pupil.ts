import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { DailyPlan, PlanRow } from '../../contract/index.ts'

/** As it goes over the wire. */
type Wire<T> = T extends readonly (infer One)[]
  ? Wire<One>[]
  : T extends object
    ? { [K in keyof T as K extends string ? Snake<K> : never]: Wire<T[K]> }
    : T
type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head>
    ? Head extends Lowercase<Head>
      ? `${Head}${Snake<Tail>}`
      : `_${Lowercase<Head>}${Snake<Tail>}`
    : `${Head}${Snake<Tail>}`
  : S

export type Plan = Wire<DailyPlan>
export type Row = Wire<PlanRow>

export const url = '/api/user/daily_plan'
const dayMs = 86_400_000

/** Masha of grade 7 with her plan. */
export class PlanningPupil {
  readonly school: TestSchool
  masha: Person

  constructor(school: TestSchool, masha: Person) {
    this.school = school
    this.masha = masha
  }

  plan = async (date?: string, person = this.masha): Promise<Plan> => {
    const { status, body } = await person.get(date === undefined ? url : `${url}?date=${date}`)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as Plan
  }

  keys = async (date?: string): Promise<string[]> => (await this.plan(date)).rows.map(({ key }) => key)
  titles = async (date?: string): Promise<string[]> => (await this.plan(date)).rows.map(({ title }) => title)

  row = async (title: string, date?: string): Promise<Row> => {
    const { rows, if_time_left, aside } = await this.plan(date)
    const found = [...rows, ...if_time_left, ...aside].find((row) => row.title === title)
    if (!found) throw new Error(`no «${title}» in the plan`)
    return found
  }

  begin = () => this.masha.post(`${url}/begins`)
  add = (title: string, minutes = 20, day?: string) =>
    this.masha.post(`${url}/items`, { title, minutes, ...(day !== undefined && { day }) })
  change = (key: string, state: Row['state'], day?: string) =>
    this.masha.patch(`${url}/items/${encodeURIComponent(key)}`, { state, ...(day !== undefined && { day }) })
  refuse = (key: string, reason: string) => this.masha.post(`${url}/wishes`, { key, reason })

  /** A later hour, or another day. */
  later = (days: number, hours = 0): void => {
    this.school.at(new Date(this.school.now.getTime() + days * dayMs + hours * 3_600_000))
  }

  /** So much later that the session is over: signs in again. */
  muchLater = async (days: number): Promise<void> => {
    this.later(days)
    this.masha = await this.school.signedIn(this.masha.id)
  }

  /** Takes the first set of tasks of the library. @returns the key of its homework in the plan */
  async pick(): Promise<{ key: string; id: number }> {
    const [set] = (await this.masha.get('/api/homework_library/skills')).body as { id: number }[]
    const { body } = await this.masha.post(`/api/homework_sets/${set!.id}/picks`)
    return { key: `homework:${body.id}`, id: body.id as number }
  }

  async enrol(key = 'linear-equations'): Promise<{ lessons: { id: number; title: string }[] }> {
    const courseId = await this.school.idOf('courses', key)
    return (await this.masha.post(`/api/courses/${courseId}/enrollments`)).body
  }

  /** Gives every task of a lesson up. */
  async finishLesson(id: number): Promise<void> {
    const attempt = await this.masha.begin(`/api/lessons/${id}`)
    const { body: tasks } = await this.masha.get(`/api/lessons/${id}/tasks`)
    for (const task of tasks as { id: number }[]) await this.masha.post(`${attempt}/tasks/${task.id}/fails`)
  }
}

/** Friday, 20 November 2026, noon in Moscow; Masha has been here since September. */
export async function openPlanningPupil(): Promise<PlanningPupil> {
  const school = await openTestSchool()
  return new PlanningPupil(
    school,
    await school.person('Маша Миронова', { createdAt: new Date('2026-09-01T09:00:00Z') }),
  )
}

export const codeOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']
