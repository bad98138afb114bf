import type { Person, TestSchool } from '@school/server/testing'
import { type Contest, type Fortress, enlist, openContest, openFortress } from '@school/olympiads/testing'

type Reply = Awaited<ReturnType<Person['get']>>

export const refusal = ({ status, headers }: Reply) => [status, headers['x-error-code']]

/** Савельич teaches 7А, where Маша takes part in the main stage and Палаша does not. */
export class JournalDesk {
  readonly contest: Contest
  readonly fortress: Fortress
  readonly palasha: Person
  readonly root = '/api/teacher/olympiad_journals'

  constructor(contest: Contest, fortress: Fortress, palasha: Person) {
    this.contest = contest
    this.fortress = fortress
    this.palasha = palasha
  }

  get school(): TestSchool {
    return this.contest.school
  }
  get teacher(): Person {
    return this.fortress.savelich
  }
  get classId(): number {
    return this.fortress.classes.seventh
  }

  url(rest = ''): string {
    return `${this.root}/${this.contest.main}${rest}`
  }

  read(): Promise<Reply> {
    return this.teacher.get(this.url())
  }

  /** States of pupils by name. */
  async states(at = this.url()): Promise<Record<string, string>> {
    const { body } = await this.teacher.get(at)
    return Object.fromEntries(
      body.pupils.map(({ name, state }: { name: string; state: string }) => [name, state]),
    )
  }

  /** Василиса Егоровна decides for a child and gives these consents. */
  async addParent(child: Person, consents: readonly string[]): Promise<Person> {
    const parent = await this.school.person('Василиса Егоровна', { type: 'agent', gradeIndex: null })
    await this.school.rows(
      `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, now())`,
      [parent.id, child.id],
    )
    await this.school.rows(
      `insert into consents (user_id, kind, text_version, channel, given_by, given_at)
       select $1, kind, '2026-11', 'linking', $2, now() from unnest($3::text[]) kind`,
      [child.id, parent.id, consents],
    )
    return parent
  }
}

export async function openJournalDesk(): Promise<JournalDesk> {
  const contest = await openContest()
  const fortress = await openFortress(contest)
  const { school } = contest
  const palasha = await school.person('Палаша Гринёва')
  await enlist(school, fortress.classes.seventh, fortress.savelich, 'teacher')
  await enlist(school, fortress.classes.seventh, palasha)
  return new JournalDesk(contest, fortress, palasha)
}
