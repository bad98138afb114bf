import { type Person, serverModules } from '@school/server/testing'
import { inTransaction } from '@school/db'
import path from 'node:path'
import { type Contest, days, loadOlympiads, readOlympiads } from '@school/olympiads/testing'

/** The job of the module of the jury, which records protocols. */
export const keepProtocols = serverModules
  .flatMap(({ jobs = [] }) => jobs)
  .find(({ name }) => name === 'keep-olympiad-protocols')!

export const iso = (day: number): string => days(day).toISOString()

interface ReserveOnWire {
  id: number
  grades: number[]
  taken_by: string | null
}

/** A methodist who creates, moves and cancels stages of «Физика вокруг нас». */
export class StageMaker {
  readonly contest: Contest
  readonly person: Person
  readonly #reserves: readonly ReserveOnWire[]

  constructor(contest: Contest, person: Person, reserves: readonly ReserveOnWire[]) {
    this.contest = contest
    this.person = person
    this.#reserves = reserves
  }

  #reserveOf(grade: number): number {
    return this.#reserves.find(({ grades }) => grades.includes(grade))!.id
  }

  get junior(): number {
    return this.#reserveOf(7)
  }

  get senior(): number {
    return this.#reserveOf(8)
  }

  /** A final on the tenth day. */
  final() {
    return {
      kind: 'final',
      title: 'Финал',
      opens_at: iso(10),
      closes_at: iso(11),
      results_at: iso(13),
      hard_close: false,
      entry: 'open',
      pass_percent: null,
      requires_trial: false,
      has_diplomas: true,
      grades: [
        { grade_index: 7, reserve_id: this.junior, minutes: 40 },
        { grade_index: 8, reserve_id: this.senior, minutes: 50 },
        { grade_index: 9, reserve_id: null, minutes: 40 },
      ],
    }
  }

  async making() {
    return (await this.person.get(`/api/teacher/olympiads/${this.contest.olympiadId}/stage_making`)).body
  }

  async takenBy(): Promise<(string | null)[]> {
    return (await this.making()).reserves.map((reserve: ReserveOnWire) => reserve.taken_by)
  }

  make(change: object = {}, by = this.person) {
    return by.post(`/api/teacher/olympiads/${this.contest.olympiadId}/stages`, { ...this.final(), ...change })
  }

  /** Two days later. */
  move(id: number, change: object = {}, by = this.person) {
    return by.put(stageAt(id, '/terms'), {
      opens_at: iso(12),
      closes_at: iso(13),
      results_at: iso(15),
      grades: [
        { grade_index: 7, minutes: 40 },
        { grade_index: 8, minutes: 50 },
      ],
      reason: 'В этот день городской праздник',
      version: 1,
      ...change,
    })
  }

  cancel(id: number, by = this.person) {
    return by.post(stageAt(id, '/cancellations'), { reason: 'Мало участников' })
  }

  async read(id: number) {
    return (await this.person.get(stageAt(id))).body
  }

  /** Entries of the protocol of a stage, from the first. */
  async protocolOf(id: number) {
    await this.contest.school.jobQueue.run(keepProtocols)
    return (await this.person.get(stageAt(id, '/protocol'))).body.toReversed()
  }

  async confirmAddress({ id }: Person): Promise<void> {
    await this.contest.school.rows('update users set email_confirmed_at = now() where id = $1', [id])
  }

  /** Letters about changes sent to a person. */
  async lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
    await this.contest.school.jobQueue.hearAnnounced()
    return this.contest.school.rows(
      `select subject, text from outbox_messages where "to" = $1 and cause like 'olympiad-stage-change:%' order by id`,
      [email],
    )
  }

  /** Simulates a reload of changed content files. */
  async loadContent(): Promise<void> {
    const { school } = this.contest
    const disciplines = await school.rows<{ key: string }>('select key from disciplines')
    const { olympiads } = readOlympiads(
      path.resolve(import.meta.dirname, '../../../../../content'),
      new Set(disciplines.map(({ key }) => key)),
    )
    const changed = olympiads.map((olympiad) => ({ ...olympiad, contentHash: crypto.randomUUID() }))
    await inTransaction(school.database.pool, ({ db }) => loadOlympiads(db, changed, school.now))
  }
}

export const stageAt = (id: number, rest = ''): string => `/api/teacher/olympiad_stages/${id}${rest}`

export async function openStageMaker(contest: Contest): Promise<StageMaker> {
  const agent = { type: 'agent', gradeIndex: null, isMethodist: true } as const
  const methodist = await contest.school.person('Анна Власьевна', agent)
  const { body } = await methodist.get(`/api/teacher/olympiads/${contest.olympiadId}/stage_making`)
  return new StageMaker(contest, methodist, body.reserves)
}
