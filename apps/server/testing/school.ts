import { tmpdir } from 'node:os'
import path from 'node:path'
import { sessionsOf, shutOutDemoPeople } from '@school/accounts/server'
import { users } from '@school/users/tables'
import { type Database, inTransaction } from '@school/db'
import { openCopy } from '@school/db/testing'
import { Visitors, JobQueue, type ServerModule } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { correctResponse, personalTask } from '@school/tasks/server'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { seedDemoSchool } from '../demo-school.ts'
import { mountHosts } from '../hosts.ts'
import { buildHttp } from '../http.ts'
import { serverModulesOf } from '../modules.ts'
import { type OpenSecurityLog, openSecurityLog } from '../security-log.ts'
import { rememberContent } from './forgetting.ts'
import { logOfStories } from './log-of-stories.ts'
import { Person } from './person.ts'

/** Everybody's today in the stories; a story moves it by `school.at(…)`. */
export const today = new Date('2026-11-20T09:00:00Z')

const sessions = sessionsOf({ staffNeedsFactor: false })
const visitors = new Visitors(readConfig({}).secrets, false)
/** The signature of the stories' school: for keyed digests in its tables. */
export const sign = visitors.sign

type Settings = Record<string, string>
const ofTests: Settings = {
  CAPTCHA_COST: '1',
  DATA_DIR: path.join(tmpdir(), `smekalka-test-${process.pid}`),
}

type NewUser = Partial<typeof users.$inferInsert>

/** The real application over a database of its own, without pages. Speak to it through its people. */
export class TestSchool {
  readonly app: FastifyInstance
  readonly database: Database
  readonly jobQueue: JobQueue
  #now: Date = today
  #forget: (() => Promise<void>) | undefined

  constructor(
    app: FastifyInstance,
    database: Database,
    jobQueue: JobQueue,
    useClock: (clock: () => Date) => void,
  ) {
    this.app = app
    this.database = database
    this.jobQueue = jobQueue
    useClock(() => this.#now)
  }

  get now(): Date {
    return this.#now
  }

  /** Moves the school's clock. */
  at(now: Date): void {
    this.#now = now
  }

  /** The same database, opened by a process with other settings. Close its `app` after use. */
  reopened(settings: Settings, more: readonly ServerModule[] = []): Promise<TestSchool> {
    return openSchool(this.database, settings, more)
  }

  guest(): Person {
    return new Person(this.app, 'прохожий', 0)
  }

  /**
   * Another process of this school with settings of its own, which counts limits from zero. People send requests to it by
   * `person.at(process)`; the caller closes it.
   */
  async process(
    settings: Settings,
    { hasPages = false, database = this.database } = {},
  ): Promise<FastifyInstance> {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...ofTests, ...settings })
    const { jobQueue } = this
    const clock = () => this.#now
    const serverModules = serverModulesOf(config)
    const security = securityLogOfStories(config)
    const readiness = { isDraining: false }
    const app = await buildHttp({ config, database, jobQueue, readiness, clock, serverModules, security })
    if (hasPages) await mountHosts(app, { config, clock })
    return app
  }

  /** A new user who has already signed in. An agent has a proved contact unless the story says otherwise. */
  async person(name: string, user: NewUser = {}): Promise<Person> {
    const [firstName = name, lastName = ''] = name.split(' ')
    const isUnsaid = !('email' in user) && !('phone' in user)
    const emailConfirmedAt = user.type === 'agent' && isUnsaid ? this.#now : null
    const values = { firstName, lastName, gradeIndex: 7, createdAt: this.#now, emailConfirmedAt, ...user }
    const [row] = await this.database.db.insert(users).values(values).returning({ id: users.id })
    return this.#enter(row!.id, name)
  }

  /** Makes a project or a region belong to a brand. */
  async giveBrand(organizationId: number, brand: string): Promise<void> {
    await this.rows('update organizations set brand = $2 where id = $1', [organizationId, brand])
  }

  /** Signs in an existing user; an agent without any contacts gets a proved one. */
  async signedIn(id: number, name = `№ ${id}`): Promise<Person> {
    await this.rows(
      `update users set email_confirmed_at = created_at
        where id = $1 and type = 'agent' and email is null and phone is null and email_confirmed_at is null and phone_confirmed_at is null`,
      [id],
    )
    return this.#enter(id, name)
  }

  async #enter(id: number, name: string): Promise<Person> {
    const visit = { deviceId: '', userAgent: 'story', ip: '127.0.0.1' }
    const token = await sessions.open(this.database.pool, id, visit, this.#now)
    return new Person(this.app, name, id, visitors.sealSession(token, id))
  }

  /** For schools of one story file. @throws for the school that all story files of a worker share */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this === (await cached.testSchool))
      throw new Error('The school of openTestSchool() is shared: do not close it.')
    await this.app.close()
    await this.jobQueue.stop()
    await this.database.close()
  }

  /** Rows of a query, for facts that no endpoint returns. */
  async rows<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
    const { rows } = await this.database.pool.query<R & Record<string, unknown>>(text, values)
    return rows
  }

  /** How many read statements an act sends to the database. */
  async statementsOf(act: () => Promise<unknown>): Promise<number> {
    const { sql } = this.database.reads
    const query = sql.query.bind(sql)
    let asked = 0
    Object.assign(sql, { query: (statement: never) => (asked++, query(statement)) })
    try {
      await act()
    } finally {
      Object.assign(sql, { query })
    }
    return asked
  }

  /** More pupils of the seventh grade in a class, who have never come. */
  async addPupils(classId: number, count: number): Promise<void> {
    await this.rows(
      `with u as (insert into users (first_name, last_name, grade_index) select 'Пётр', 'Гринёв ' || n, 7 from generate_series(1, $2::int) n returning id)
        insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u`,
      [classId, count],
    )
  }

  /** The id of a row of the content by its key. */
  async idOf(
    table: 'courses' | 'lessons' | 'tasks' | 'trainings' | 'disciplines' | 'skills',
    key: string,
  ): Promise<number> {
    const [row] = await this.rows<{ id: number }>(`select id from ${table} where key = $1`, [key])
    if (!row) throw new Error(`no ${key} in ${table}`)
    return row.id
  }

  /** The right answer to a task without variants, or another one of the author's, as this person would send it. */
  async answerOf(person: { id: number }, taskId: number, wanted?: Response): Promise<Response> {
    const [task] = await this.rows<Parameters<typeof personalTask>[0]>(
      'select id, question, rubric from tasks where id = $1',
      [taskId],
    )
    return personalTask(task!, person.id).shown(wanted ?? correctResponse(task!.rubric))
  }

  /** Everything that people have done is gone. The first call remembers the content, and further ones restore it, whatever a story has changed. */
  async forgetPeople(): Promise<void> {
    this.#now = today
    if (this.#forget) return this.#forget()
    this.#forget = await rememberContent(this.database)
  }
}

const cached = globalThis as { testSchool?: Promise<TestSchool> }

/** Searched for people as the other log is. */
const securityLogOfStories = (config: Config): OpenSecurityLog =>
  openSecurityLog(config, () => {}, logOfStories(inject('logs')))

/** The application over a database that is migrated and filled already. @param more modules besides the standard ones */
export async function openSchool(
  database: Database,
  settings: Settings = {},
  more: readonly ServerModule[] = [],
): Promise<TestSchool> {
  let clock = () => today
  const now = () => clock()
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    LIMIT_MULTIPLIER: '100000',
    ...ofTests,
    ...settings,
  })
  if (!config.isDemo) await shutOutDemoPeople(database.db)
  const serverModules = [...serverModulesOf(config), ...more]
  const security = securityLogOfStories(config)
  const log = {
    error: (details: object, message: string) => app.log.error(details, message),
    security: security.write,
  }
  const jobQueue = new JobQueue(database, serverModules, now, log, false)
  await jobQueue.start(false)
  const app: FastifyInstance = await buildHttp({
    config,
    database,
    jobQueue,
    readiness: { isDraining: false },
    clock: now,
    serverModules,
    security,
    logLines: logOfStories(inject('logs'))!,
  })
  return new TestSchool(app, database, jobQueue, (given) => {
    clock = given
  })
}

/** A demo school with all people for one story, some months after its beginning. The caller closes it. */
export async function openDemoSchool(): Promise<TestSchool> {
  const evening = new Date('2026-11-20T15:30:00Z')
  const database = await openCopy(inject('template'), 'demo')
  await inTransaction(database.pool, (unit) => seedDemoSchool(unit, evening))
  // As after the first start of a real school (`seedOnce`).
  await database.pool.query('analyze')
  const school = await openSchool(database)
  school.at(evening)
  return school
}

/** The worker's school, emptied of people. One for all story files of a worker: opening it costs a second. */
export async function openTestSchool(): Promise<TestSchool> {
  const school = await (cached.testSchool ??= openCopy(inject('template')).then(openSchool))
  await school.forgetPeople()
  return school
}

/**
 * A school of one's own, for stories that change its content. Close it after use.
 * @param name unique among the stories of a worker
 * @param more modules besides the standard ones
 */
export const openOwnSchool = async (name: string, more: readonly ServerModule[] = []): Promise<TestSchool> =>
  openSchool(await openCopy(inject('template'), name), {}, more)
