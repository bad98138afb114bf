import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, migrateDatabase, openDatabase } from '@school/db'
import { createTestDatabase, dropDatabase } from '@school/db/testing'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'

// A school that has worked before the database refused bad data is migrated with its rows: all good ones stay, and a bad one stops the migration by name.

const own = fileURLToPath(new URL('../../packages/db/migrations', import.meta.url))
const former = mkdtempSync(path.join(tmpdir(), 'former-release-'))
const server = inject('template').server
const name = `smekalka_old_rows_${process.pid}`

/** The last release without the constraints. */
const lastOfFormer = '0130_'

cpSync(own, former, { recursive: true, filter: (file) => !file.endsWith('_snapshot.json') })
const journalFile = path.join(former, 'meta/_journal.json')
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] }
const last = journal.entries.findIndex(({ tag }) => tag.startsWith(lastOfFormer))
writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))

let database: Database
beforeEach(async () => {
  await database?.close()
  const url = server ? await createTestDatabase(server.adminUrl, name) : undefined
  const dataDir = mkdtempSync(path.join(former, 'data-'))
  database = await openDatabase({ url, dataDir, maxConnections: 2 })
  await migrateDatabase(database.pool, { folder: former })
  await database.pool.query(`
    insert into users (first_name, last_name, grade_index) values ('Пётр', 'Гринёв', 11), ('Маша', 'Миронова', null);
    insert into organizations (kind, name, short_name) values ('region', 'Оренбургская губерния', 'Оренбург');
    insert into organizations (kind, name, short_name, parent_id) select 'school', 'Белогорская школа', 'Школа', id from organizations;
    insert into memberships (user_id, organization_id, role) select u.id, o.id, 'teacher' from users u, organizations o where o.kind = 'school';
    insert into tasks (key, title, kind, difficulty, available_xp, question, rubric, hints, solution_html, skills, content_hash)
      values ('t', 'Задача', 'number', 1, 10, '{}', '{}', '[]', '', '{}', 'x');
    insert into works (key, kind, rules) values ('w', 'training', '{}');
    insert into work_tasks (work_id, task_id, position) select w.id, t.id, 0 from works w, tasks t;
    insert into attempts (work_id, user_id, number, started_at, finished_at, judged_at, points, max_points)
      select w.id, u.id, 1, '2026-09-01', '2026-09-01', '2026-09-01', 0, 100 from works w, users u;
    insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select a.id, t.id, 'failed', 1, 0, '2026-09-01' from attempts a, tasks t;
    insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
      select attempt_id, task_id, 1, '{}', '{}', '2026-09-01' from task_states;
    insert into appeals (attempt_id, task_id, try_number, text, filed_at, state, decided_at)
      select attempt_id, task_id, 1, '', '2026-09-02', case when attempt_id = (select min(id) from attempts) then 'accepted' else 'declined' end, '2026-09-03'
      from task_states`)
})
afterAll(async () => {
  await database.close()
  if (server) await dropDatabase(server.adminUrl, name)
  rmSync(former, { recursive: true })
})

const rows = async <Row>(text: string): Promise<Row[]> => (await database.pool.query(text)).rows as Row[]
const counts = () =>
  rows(`select (select count(*)::int from users) as users, (select count(*)::int from organizations) as organizations,
    (select count(*)::int from attempts) as attempts, (select count(*)::int from answers) as answers`)

test('good rows stay, constraints are verified, accepted appeals are kept with their answers', async () => {
  const before = await counts()
  await migrateDatabase(database.pool)
  expect(await counts()).toEqual(before)
  expect(await rows('select conname from pg_constraint where not convalidated')).toEqual([])
  expect(await rows('select is_appealed from answers order by attempt_id')).toEqual([
    { is_appealed: true },
    { is_appealed: false },
  ])
  await expect(database.pool.query('update attempts set points = -5')).rejects.toThrow(
    'attempts_points_range',
  )
})

test('a bad row stops the migration by the name of what it breaks; corrected, the migration goes on', async () => {
  const before = await counts()
  await rows(`update organizations set parent_id = 999999 where kind = 'school'`)
  await expect(migrateDatabase(database.pool)).rejects.toThrow('organizations_parent_id_organizations_id_fk')
  expect(await counts()).toEqual(before)
  await rows(
    `update organizations set parent_id = (select id from organizations where kind = 'region') where kind = 'school'`,
  )
  await migrateDatabase(database.pool)
  expect(await counts()).toEqual(before)
})
