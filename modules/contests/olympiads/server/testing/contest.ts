import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { publishOlympiads } from '../publish.ts'

export const holder = { holder: 'tab-of-masha' }

/** «Физика вокруг нас» in the stories: the content was loaded on 1 September, and that is the current day. */
export const firstDay = new Date('2026-09-01T09:00:00Z')
export const days = (n: number) => new Date(firstDay.getTime() + n * 86_400_000)

type Reply = Awaited<ReturnType<Person['post']>>

/** A school with its olympiads, without participants. */
export class Contest {
  readonly school: TestSchool
  readonly olympiadId: number
  readonly trial: number
  readonly main: number

  constructor(school: TestSchool, olympiadId: number, [trial, main]: [number, number]) {
    this.school = school
    this.olympiadId = olympiadId
    this.trial = trial
    this.main = main
  }

  get(person: Person): Promise<Reply> {
    return person.get(`/api/olympiads/${this.olympiadId}`)
  }

  /** A stage of the landing as a person sees it. */
  async stage(person: Person, stageId: number) {
    const { body } = await this.get(person)
    return body.stages.find(({ id }: { id: number }) => id === stageId)
  }

  enter(person: Person, stageId: number, body: object = {}): Promise<Reply> {
    return person.post(`/api/olympiad_stages/${stageId}/participations`, { grade_index: 7, ...body })
  }

  start(person: Person, participationId: number): Promise<Reply> {
    return person.post(`/api/olympiad_participations/${participationId}/starts`, holder)
  }

  /** Last attempt of a person, with the data of the olympiad. */
  attempt(person: Person): Promise<Reply> {
    return person.get(`/api/olympiads/${this.olympiadId}/attempt`)
  }

  /** Address of the attempt of a participation. */
  async attemptOf(participationId: number): Promise<string> {
    const [attempt] = await this.school.rows<{ id: number }>(
      `select a.id from attempts a join olympiad_participations p on p.work_id = a.work_id and p.user_id = a.user_id
       where p.id = $1`,
      [participationId],
    )
    return `/api/attempts/${attempt!.id}`
  }

  async finish(person: Person, participationId: number): Promise<Reply> {
    return person.post(`${await this.attemptOf(participationId)}/finishes`)
  }

  right(person: Person, taskId: number): Promise<unknown> {
    return this.school.answerOf(person, taskId)
  }

  async save(person: Person, participationId: number, taskId: number, body: object): Promise<Reply> {
    return person.put(`${await this.attemptOf(participationId)}/tasks/${taskId}/answer`, {
      ...holder,
      sequence: 1,
      ...body,
    })
  }

  /** Starts, answers the first tasks correctly and finishes. @returns the attempt after it */
  async goThrough(person: Person, participationId: number, count: number): Promise<Reply> {
    const { body } = await this.start(person, participationId)
    for (const { id } of body.attempt.tasks.slice(0, count))
      await this.save(person, participationId, id, { response: await this.right(person, id) })
    await this.finish(person, participationId)
    return this.attempt(person)
  }

  /** Code of a school for the main stage. */
  async code(seats = 120): Promise<string> {
    const [made] = await this.school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, city) values ('school', 'Белогорская', 'БШ', 'Оренбург') returning id`,
    )
    await this.school.rows(
      `insert into olympiad_codes (stage_id, organization_id, code, seats, issued_at) values ($1, $2, 'KREPSTW2', $3, now())`,
      [this.main, made!.id, seats],
    )
    return 'KREPSTW2'
  }

  /** Enters the main stage by code and completes it. */
  async takePart(person: Person, code: string, count: number, gradeIndex = 7): Promise<number> {
    const { body } = await this.enter(person, this.main, { code, grade_index: gradeIndex })
    const { id } = body.participation as { id: number }
    await this.goThrough(person, id, count)
    return id
  }

  /** Moves to the day of results and runs the jobs. */
  async publish(): Promise<void> {
    this.school.at(days(7.5))
    for (const job of [...(worksModule.jobs ?? []), publishOlympiads]) await this.school.jobQueue.run(job)
  }
}

export async function openContest(of?: TestSchool): Promise<Contest> {
  const school = of ?? (await openTestSchool())
  await school.rows(`delete from organizations where city = 'Оренбург'`)
  school.at(firstDay)
  const stages = await school.rows<{ id: number; olympiadId: number }>(
    `select s.id, o.id as "olympiadId" from olympiad_stages s join olympiads o on o.id = s.olympiad_id
     where o.key = 'physics-around' order by s.position`,
  )
  const main = stages[1]!.id
  // Remove grants and publications left by other stories.
  await school.rows('delete from work_allowances')
  const resultsAt = new Date('2026-09-08T09:00:00Z')
  await school.rows(
    'update olympiad_stages set results_at = $2, is_results_hour_moved = false where id = $1',
    [main, resultsAt],
  )
  await school.rows(
    `update works set rules = jsonb_set(rules, '{resultsAt}', to_jsonb($2::text))
     where id in (select work_id from olympiad_grades where stage_id = $1)`,
    [main, resultsAt.toISOString()],
  )
  return new Contest(school, stages[0]!.olympiadId, [stages[0]!.id, main])
}
