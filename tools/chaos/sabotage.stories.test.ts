import { setTimeout as pause } from 'node:timers/promises'
import { migrateDatabase, openDatabase } from '@school/db'
import { openSchool, openTestSchool, type Person, type TestSchool, today } from '@school/server/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadSchool } from '../../apps/server/school.ts'
import { listTasksToSolve, type TaskToSolve } from '../../bench/pupils.ts'
import { Cluster } from './cluster.ts'
import { findExam } from './exam.ts'
import { type Exam, type Heard, emptyReport, practise, sitExams, type Speaker } from './pupils.ts'
import { Sandbox } from './sandbox.ts'
import { findFaults } from './verdict.ts'

// Tests the verdict of `npm run chaos`: triggers corrupt the data that the real server writes.

/** Repeats a request with one idempotency key until it is answered. */
const speakerOf = (person: Person): Speaker => ({
  async say(method, path, body): Promise<Heard> {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (let tries = 1; ; tries++) {
      const reply = await person.send(method, path, body, { headers })
      const code = (reply.headers['x-error-code'] as string | undefined) ?? null
      if (reply.status < 500) return { status: reply.status, code, body: reply.body }
      if (tries > 200) throw new Error(`${path}: ${reply.status}`)
      await pause(100)
    }
  },
})

async function enrol(school: TestSchool, name: string): Promise<Person> {
  const person = await school.person(name)
  await school.rows(
    `insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, given_at)
       select $1, 'course', id, 'enrollment', 'enrollment', $2, $2 from courses`,
    [person.id, school.now],
  )
  return person
}

interface Class {
  school: TestSchool
  tasks: readonly TaskToSolve[]
  exam: Exam
}

/** One pupil practises, another takes an exam and ends it. */
async function study({ school, tasks, exam }: Class, through: (line: Speaker) => Speaker = (line) => line) {
  const [practising, examinee] = await Promise.all([enrol(school, 'Маша'), enrol(school, 'Гринёв')])
  const report = emptyReport()
  const worker = (person: Person) => ({
    userId: person.id,
    line: through(speakerOf(person)),
    report,
    thinkingMs: 0,
    isOver: () => report.finished.length > 0 || report.surprises.length > 0,
  })
  // The third task has other numbers for each pupil and at every try.
  const practised = [...tasks.slice(0, 2), tasks.find(({ task }) => task.recipe?.again)!]
  await practise({ ...worker(practising), isOver: () => false }, practised)
  await sitExams(worker(examinee), exam)
  return { report, userIds: [practising.id, examinee.id] }
}

const ofExam = (row: string) =>
  `(select k.kind <> 'practice' from attempts a join works k on k.id = a.work_id where a.id = ${row}.attempt_id)`
const xpOfExam = `(select u.first_name = 'Гринёв' from users u where u.id = new.user_id)`
const sameAnswer = 'attempt_id = new.attempt_id and task_id = new.task_id and try_number = new.try_number'
const sameDraft = 'attempt_id = new.attempt_id and task_id = new.task_id'
const again = (tries: number) =>
  `insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
   values (new.attempt_id, new.task_id, new.try_number + ${tries}, new.response, new.verdict, new.answered_at)`

interface Sabotage {
  table: string
  when: string
  deed: string
}

const sabotages: [string, Sabotage, RegExp][] = [
  [
    'XP of an exam is doubled',
    {
      table: 'reward_transactions',
      when: xpOfExam,
      deed: 'update reward_transactions set amount = 2 * amount where id = new.id',
    },
    /XP of an exam: \S+ was paid (\d+), is worth/,
  ],
  [
    'XP of an exam is never paid',
    {
      table: 'reward_transactions',
      when: xpOfExam,
      deed: 'delete from reward_transactions where id = new.id',
    },
    /XP of an exam: \S+ was paid 0/,
  ],
  [
    'XP of a lesson is never paid',
    {
      table: 'reward_transactions',
      when: `not ${xpOfExam}`,
      deed: 'delete from reward_transactions where id = new.id',
    },
    /XP of practice: \S+ was paid 0/,
  ],
  [
    'an answer of an exam is judged twice',
    { table: 'answers', when: ofExam('new'), deed: again(1) },
    /judged twice in an exam/,
  ],
  [
    'a saved answer of an exam is dropped',
    { table: 'answer_drafts', when: 'true', deed: `delete from answer_drafts where ${sameDraft}` },
    /lost in an exam/,
  ],
  [
    'another answer of an exam is kept',
    {
      table: 'answer_drafts',
      when: 'true',
      deed: `update answer_drafts set response = (select d.response from answer_drafts d where d.attempt_id = new.attempt_id order by task_id limit 1) where ${sameDraft}`,
    },
    /another answer in an exam/,
  ],
  [
    'a confirmed answer of a lesson is dropped',
    { table: 'answers', when: `not ${ofExam('new')}`, deed: `delete from answers where ${sameAnswer}` },
    /^lost: /m,
  ],
  [
    'an answer of a lesson is counted twice',
    { table: 'answers', when: `not ${ofExam('new')}`, deed: again(50) },
    /counted twice/,
  ],
  [
    'a wrong answer is judged right',
    {
      table: 'answers',
      when: 'true',
      deed: `update answers set verdict = jsonb_set(verdict, '{share}', '1') where ${sameAnswer}`,
    },
    /judged wrongly/,
  ],
  [
    'points of an attempt are doubled',
    {
      table: 'attempts',
      when: 'new.points > 0',
      deed: 'update attempts set points = 2 * points where id = new.id',
    },
    /points of an attempt/,
  ],
  [
    'an ended attempt stays open',
    {
      table: 'attempts',
      when: 'new.judged_at is not null',
      deed: 'update attempts set judged_at = null where id = new.id',
    },
    /open past its end/,
  ],
]

describe('the verdict', { timeout: 60_000 }, () => {
  let all: Class
  beforeAll(async () => {
    const school = await openTestSchool()
    all = { school, tasks: await listTasksToSolve(school.database), exam: await findExam(school.database) }
  })

  test('reports no faults of a working server', async () => {
    const { report, userIds } = await study(all)
    expect(report.confirmed).toHaveLength(6)
    expect(report.saved.length).toBeGreaterThan(2)
    expect(report.finished).toHaveLength(1)
    expect(await findFaults(all.school.database, report, userIds)).toEqual([])
  })

  test.each(sabotages)('raises the alarm when %s', async (_, { table, when, deed }, alarm) => {
    const { pool } = all.school.database
    await pool.query(
      `create function sabotage() returns trigger language plpgsql as $$ begin
         if pg_trigger_depth() = 1 and ${when} then ${deed}; end if; return null; end $$`,
    )
    try {
      await pool.query(
        `create trigger sabotage after insert or update on ${table} for each row execute function sabotage()`,
      )
      const { report, userIds } = await study(all)
      expect((await findFaults(all.school.database, report, userIds)).join('\n')).toMatch(alarm)
    } finally {
      await pool.query('drop function sabotage cascade')
    }
  })

  test('raises the alarm when a proxy answers before the server', async () => {
    let said = 0
    const hasty = (line: Speaker): Speaker => ({
      async say(method, path, body) {
        const isAnswer = path.includes('answer_attempts')
        return isAnswer && ++said === 6
          ? { status: 200, code: null, body: { gained_xp: 0 } }
          : line.say(method, path, body)
      },
    })
    const { report, userIds } = await study(all, hasty)
    expect((await findFaults(all.school.database, report, userIds)).join('\n')).toMatch(/^lost: /m)
  })
})

// Needs a PostgreSQL server that can be killed; a machine with Node alone has none.
describe.runIf(Cluster.isAvailable())('after a power failure of the database', { timeout: 240_000 }, () => {
  const pupilsCount = 4

  /** Pupils answer before, during and after the power failure. */
  async function studyThroughCrash({ school, tasks }: Class, cluster: Cluster) {
    const report = emptyReport()
    const pupils = await Promise.all(Array.from({ length: pupilsCount }, () => enrol(school, 'Маша')))
    let isOver = false
    const working = pupils.map((person) =>
      practise(
        { userId: person.id, line: speakerOf(person), report, thinkingMs: 20, isOver: () => isOver },
        tasks,
      ),
    )
    const more = async (count: number) => {
      const enough = report.confirmed.length + count
      while (report.confirmed.length < enough && report.surprises.length === 0) await pause(10)
    }
    await more(2 * pupilsCount)
    await cluster.crash()
    await more(2 * pupilsCount)
    isOver = true
    await Promise.all(working)
    return findFaults(
      school.database,
      report,
      pupils.map(({ id }) => id),
    )
  }

  async function withSchool<T>(cluster: Cluster, run: (all: Class) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url: cluster.url, dataDir: '', maxConnections: 10 })
    await migrateDatabase(database.pool)
    if ((await listTasksToSolve(database)).length === 0) await loadSchool(database, today)
    const school = await openSchool(database)
    try {
      return await run({ school, tasks: await listTasksToSolve(database), exam: await findExam(database) })
    } finally {
      await school.app.close()
      await school.jobQueue.stop()
      await database.close()
    }
  }

  test('no confirmed answer is lost, and a database that confirms before it has written raises the alarm', async () => {
    const sandbox = Sandbox.open()
    try {
      const cluster = await Cluster.start(sandbox)
      await withSchool(cluster, async (all) => {
        expect(await studyThroughCrash(all, cluster)).toEqual([])
        await all.school.rows('alter role school set synchronous_commit = off')
      })
      await withSchool(cluster, async (all) => {
        expect((await studyThroughCrash(all, cluster)).join('\n')).toMatch(/^lost: /m)
      })
    } finally {
      await sandbox.close()
    }
  })
})
