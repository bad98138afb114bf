/** @module-tag embedded */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase, refuseNewerDatabase, UnusableDatabase } from '@school/db'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { answersOf, listTasksToSolve, type TaskToSolve } from '../../bench/pupils.ts'
import { routes } from './modules.ts'
import { openSchool, openTestSchool, type Person, type TestSchool } from './testing/index.ts'

const own = fileURLToPath(new URL('../../packages/db/migrations', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-migrations-'))

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** The migrations of a release to come: ours and these. */
async function writeRelease(...added: string[]): Promise<void> {
  cpSync(own, folder, { recursive: true, filter: (file) => !file.endsWith('_snapshot.json') })
  const place = path.join(folder, 'meta/_journal.json')
  const { entries, ...journal } = JSON.parse(
    await readFile(path.join(own, 'meta/_journal.json'), 'utf8'),
  ) as Journal
  for (const [i, sql] of added.entries()) {
    const tag = `999${i}_release_to_come`
    await writeFile(path.join(folder, `${tag}.sql`), sql)
    entries.push({ ...entries.at(-1)!, idx: entries.length, when: entries.at(-1)!.when + 1000, tag })
  }
  await writeFile(place, JSON.stringify({ ...journal, entries }))
}

let school: TestSchool
let masha: Person
let tables: string[]
let lessons: TaskToSolve[]

async function enrol(name: string, at = school): Promise<Person> {
  const person = await at.person(name)
  await school.rows(
    `insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, given_at)
       select $1, 'course', id, 'enrollment', 'enrollment', $2, $2 from courses`,
    [person.id, school.now],
  )
  return person
}

beforeAll(async () => {
  school = await openTestSchool()
  lessons = await listTasksToSolve(school.database)
  const rows = await school.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  tables = rows.map(({ name }) => name)
})
beforeEach(async () => {
  school = await openTestSchool()
  masha = await enrol('Маша Миронова')
})
/** What the release to come has added goes: the other stories know nothing of it. */
afterEach(async () => {
  for (const name of tables) await school.rows(`alter table "${name}" drop column if exists is_of_tomorrow`)
  await school.rows('drop table if exists tomorrows')
  await school.rows('drop index if exists answers_of_tomorrow')
  const { entries } = JSON.parse(await readFile(path.join(own, 'meta/_journal.json'), 'utf8')) as Journal
  await school.rows('delete from drizzle.__drizzle_migrations where created_at > $1', [entries.at(-1)!.when])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const addresses = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path: address }) => method === 'GET' && !address.includes(':'))
  .map(({ path: address }) => address)

/** Reads everything that has no object in its address, and solves a task. */
async function visit(person: Person, task: TaskToSolve): Promise<Record<string, number>> {
  const seen: Record<string, number> = {}
  for (const address of addresses) seen[address] = (await person.get(address)).status
  const attempt = await person.begin(`/api/lessons/${task.lessonId}`)
  const response = answersOf(person.id, task)[0]!.sent
  seen['an answer'] = (
    await person.post(`${attempt}/tasks/${task.task.id}/answer_attempts`, { response })
  ).status
  return seen
}

test(
  'processes of the release before and of the one after an expansion serve together',
  { timeout: 120_000 },
  async () => {
    const before = await visit(masha, lessons[0]!)
    expect(before).toMatchObject({ '/api/user/me': 200, 'an answer': 200 })
    // A new column in every table, one of them with a default; a table; a concurrent index.
    await writeRelease(
      [
        ...tables.map(
          (name) => `alter table "${name}" add column is_of_tomorrow boolean default true not null;`,
        ),
        'create table tomorrows (user_id integer not null references users (id));',
      ].join('--> statement-breakpoint\n'),
      `drop index concurrently if exists answers_of_tomorrow;--> statement-breakpoint
       create index concurrently answers_of_tomorrow on answers (task_id);`,
    )
    await migrateDatabase(school.database.pool, { folder })
    expect(await visit(masha, lessons[1]!), 'the process that was there before').toEqual(before)
    const young = await openSchool(school.database)
    const grinyov = await enrol('Пётр Гринёв', young)
    expect(await visit(grinyov, lessons[0]!), 'the process that came after').toEqual(before)
    expect(await visit(masha, lessons[2]!), 'the process that was there before, again').toMatchObject({
      'an answer': 200,
    })
    await migrateDatabase(school.database.pool)
    await young.app.close()
    await young.jobQueue.stop()
  },
)

// The embedded database has one connection, so there are no lock conflicts.
test.runIf(inject('template').server)(
  'a migration that can’t lock its table lets others pass, and retries',
  { timeout: 120_000 },
  async () => {
    const { pool } = school.database
    const report = await pool.connect()
    await report.query('begin')
    await report.query('select count(*) from users')
    await writeRelease(
      'alter table users add column is_of_tomorrow boolean;',
      'create table tomorrows (id integer);',
    )
    const events: string[] = []
    const migrating = migrateDatabase(pool, { folder, lockTimeoutMs: 100, pauseMs: 100 }).then(() =>
      events.push('migrated'),
    )
    const wanted = async () =>
      (await pool.query(`select from pg_locks where relation = 'users'::regclass and not granted`))
        .rowCount! > 0
    await vi.waitUntil(wanted, { timeout: 60_000, interval: 5 })
    for (let i = 0; i < 5; i++) {
      expect((await masha.get('/api/user/me')).status).toBe(200)
      events.push('read')
    }
    events.push('the report is over')
    await report.query('commit')
    report.release()
    await migrating
    expect(events).toEqual([...Array(5).fill('read'), 'the report is over', 'migrated'])
  },
)

test('the embedded database of a newer release is refused', async () => {
  const { pool } = school.database
  await refuseNewerDatabase(pool, 'var')
  await school.rows(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'of a newer release', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(refuseNewerDatabase(pool, 'var')).rejects.toThrow(UnusableDatabase)
  await school.rows(`delete from drizzle.__drizzle_migrations where hash = 'of a newer release'`)
})
