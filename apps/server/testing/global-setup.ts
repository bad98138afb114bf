import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, migrateDatabase } from '@school/db'
import { openEmbedded } from '@school/db/embedded'
import { createTestDatabase, dropCopies, dropDatabase, type Template } from '@school/db/testing'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { buildApps } from '../../../tools/build-apps.ts'
import { recordUnhandled } from '../../../tools/test-run/reporter.ts'
import { loadSchool } from '../school.ts'
import { leaksIn } from './log-of-stories.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
    /** Where the schools of the workers log. */
    logs: string
  }
}

const fill = async (database: Pick<Database, 'pool'>): Promise<void> => {
  await migrateDatabase(database.pool)
  await loadSchool(database, new Date('2026-09-01T00:00:00Z'))
}

/**
 * Plans of stories don't depend on when the server has looked: autovacuum would count a table between two stories, when it is empty, or after a
 * story with thousands of people.
 */
const keepStatistics = async (pool: Database['pool']): Promise<void> => {
  const { rows } = await pool.query<{ text: string }>({
    name: 'list_tables_of_tests',
    text: `select format('alter table %s set (autovacuum_enabled = false)', c.oid::regclass) as text
      from pg_class c where c.relkind = 'r' and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  })
  await pool.query(rows.map(({ text }) => text).join(';'))
  await pool.query('analyze')
}

/** Makes the template of test databases once a run: on the PostgreSQL of `TEST_DATABASE_URL`, else embedded. */
async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_DATABASE_URL']
  if (adminUrl) {
    const template = `smekalka_template_${process.pid}`
    const server = { adminUrl, template, copies: `smekalka_test_${process.pid}_` }
    const pool = new Pool({ connectionString: await createTestDatabase(adminUrl, template), max: 2 })
    await fill({ pool })
    await keepStatistics(pool)
    await pool.end()
    project.provide('template', { server })
    return async () => {
      await dropCopies(server)
      await dropDatabase(adminUrl, template)
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'smekalka-test-'))
  const { lite, pool } = await openEmbedded()
  await fill({ pool })
  await pool.end()
  const dump = await lite.dumpDataDir('none')
  await lite.close()
  const dumpFile = path.join(folder, 'template.tar')
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()))
  project.provide('template', { dumpFile })
  return () => rm(folder, { recursive: true, force: true })
}

/** Before all stories: the built pages, a template of databases and a place for logs. After them: the logs must have no personal data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Stories of whole processes serve the built pages.
  await buildApps()
  const logs = await mkdtemp(path.join(tmpdir(), 'smekalka-logs-'))
  project.provide('logs', logs)
  const removeTemplate = await makeTemplate(project)
  return async () => {
    await removeTemplate()
    const leaks = leaksIn(logs)
    await rm(logs, { recursive: true, force: true })
    if (leaks.length === 0) return
    recordUnhandled(leaks.length)
    throw new Error(`The log of the stories contains personal data:\n${leaks.slice(0, 20).join('\n')}`)
  }
}
