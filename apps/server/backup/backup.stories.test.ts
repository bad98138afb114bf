/** @module-tag embedded */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DirectoryInUse } from '@school/db'
import { BackupRefused, openSource } from '@school/db/backup'
import { openEmbedded } from '@school/db/embedded'
import { createTestDatabase, dropDatabase } from '@school/db/testing'
import type { FileStore } from '@school/files/server'
import { S3Server } from '@school/files/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fileStoreIn } from '../file-store.ts'
import { temporaryFolder } from '../testing/process.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const now = new Date('2026-11-20T09:00:00Z')
const { server, dumpFile } = inject('template')
const base = temporaryFolder()
const made: string[] = []

/** A place for a school: an address of the database and a folder. */
interface Place {
  url?: string
  dataDir: string
}

/** Nothing at all: an empty database, an empty folder. */
async function nowhere(name: string): Promise<Place> {
  const dataDir = path.join(base, name)
  if (!server) return { dataDir }
  made.push(`smekalka_backup_${name}_${process.pid}`)
  return { dataDir, url: await createTestDatabase(server.adminUrl, made.at(-1)!) }
}

/** Queries the database of a school that is not running. */
async function ask<T>({ url, dataDir }: Place, asked: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = url
    ? await (async () => {
        const own = new Pool({ connectionString: url, max: 1 })
        return { pool: own, close: () => own.end() }
      })()
    : await openSource({ dataDir })
  try {
    return await asked(pool)
  } finally {
    await close()
  }
}

const row = (id: string, size: number) =>
  `insert into files (id, owner_id, name, type, size, created_at, attached_at)
   select '${id}', max(id), 'лист.txt', 'text/plain', ${size}, now(), now() from users`

async function keep(store: FileStore, id: string, text: string): Promise<void> {
  const file = await store.receive(
    (async function* () {
      yield Buffer.from(text)
    })(),
  )
  await file.keep(id)
  await file.discard()
}

const idOf = (number: number) => `0b5fb2a4-0f6f-4d2a-9d7e-${String(number).padStart(12, '0')}`
const photo = 'Решение: '.repeat(20_000)

/** A school with its content, people, and a file of theirs. */
async function openSchool(): Promise<Place> {
  const place: Place = { dataDir: path.join(base, 'school') }
  if (server) {
    made.push(`smekalka_backup_school_${process.pid}`)
    place.url = await createTestDatabase(server.adminUrl, made.at(-1)!, server.template)
  } else {
    await mkdir(place.dataDir, { recursive: true })
    const dump = new Blob([await readFile(dumpFile!)])
    const { lite, pool } = await openEmbedded({ dataDir: path.join(place.dataDir, 'postgres'), dump })
    await pool.end()
    await lite.close()
  }
  await ask(place, async (pool) => {
    await pool.query(
      `insert into users (email, first_name, last_name, tags) select 'masha' || n || '@pochta.example', 'Маша «№ ' || n || '»',
       E'Миронова\\n\\\\.', array['а,б', '"в"', null] from generate_series(1, 300) n`,
    )
    await pool.query(row(idOf(1), Buffer.byteLength(photo)))
  })
  await keep(fileStoreIn(place.dataDir), idOf(1), photo)
  return place
}

/** Every row of every table, and the value of every sequence. */
const everything = (place: Place) =>
  ask(place, async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not like 'pg\\_%' and schemaname <> 'information_schema' order by 1`,
    )
    const held: Record<string, unknown> = {}
    for (const { name } of rows) {
      const sum = await pool.query(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
      )
      held[name] = sum.rows[0]
    }
    const sequences = await pool.query(
      'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
    )
    const indexes = await pool.query(
      `select indexdef from pg_indexes where schemaname not like 'pg\\_%' order by 1`,
    )
    return { held, sequences: sequences.rows, indexes: indexes.rows }
  })

const command = (name: string, args: readonly string[], { url, dataDir }: Place) =>
  promisify(execFile)(process.execPath, [path.join(root, 'tools', `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'nothing was refused',
    (error: Error) => {
      expect([BackupRefused, DirectoryInUse]).toContain(error.constructor)
      return error.message
    },
  )

let school: Place
const copy = path.join(base, 'copy')

beforeAll(async () => {
  school = await openSchool()
  const { code, said } = await command('backup', [copy], school)
  if (code !== 0) throw new Error(said)
}, 120_000)

afterAll(async () => {
  for (const name of made) await dropDatabase(server!.adminUrl, name)
  await rm(base, { recursive: true, force: true })
})

test(
  'a copy restored into nothing is the same school: every row of every table, every sequence, every file',
  { timeout: 60_000 },
  async () => {
    const restored = await nowhere('restored')
    const { code, said } = await command('restore', [copy], restored)
    expect(said).toContain('Восстановлена копия')
    expect(code).toBe(0)
    const before = await everything(school)
    expect(Object.keys(before.held).length).toBeGreaterThan(40)
    expect(await everything(restored)).toEqual(before)
    const file = await fileStoreIn(restored.dataDir).open(idOf(1))
    expect((await buffer(file!)).toString()).toBe(photo)
  },
)

test('files in a bucket are copied, and restored into another', { timeout: 60_000 }, async () => {
  const [here, there] = [await S3Server.open(), await S3Server.open()]
  const store = fileStoreIn(school.dataDir, here.settings)
  await keep(store, idOf(1), photo)
  const folder = path.join(base, 'of-bucket')
  await backUp(school, store, folder, now)
  const restored = await nowhere('bucket')
  await restore(restored, fileStoreIn(restored.dataDir, there.settings), folder)
  expect([...there.objects].map(([key, { bytes }]) => [key, bytes.toString()])).toEqual([[idOf(1), photo]])
  await Promise.all([here.close(), there.close()])
})

test(
  'where there is a school already nothing is restored, unless one says to replace it',
  { timeout: 60_000 },
  async () => {
    const other = await nowhere('other')
    const store = fileStoreIn(other.dataDir)
    await restore(other, store, copy)
    await ask(other, (pool) => pool.query(row(idOf(2), 5)))
    await keep(store, idOf(2), 'Гринёв')
    const before = await everything(other)
    const again = await command('restore', [copy], other)
    expect(again.code).toBe(1)
    expect(again.said).toMatch(/не пуста|уже есть база/)
    expect(again.said).toContain('--replace')
    expect(again.said).not.toContain('    at ')
    expect(await everything(other)).toEqual(before)
    await restore(other, store, copy, true)
    expect(await everything(other)).toEqual(await everything(school))
    expect(await store.open(idOf(2))).toBeNull()
  },
)

test(
  'a copy that was changed, or broken off, is refused before anything is touched',
  { timeout: 60_000 },
  async () => {
    const spoilt = path.join(base, 'spoilt')
    await backUp(school, fileStoreIn(school.dataDir), spoilt, now)
    const fresh = await nowhere('fresh')
    const attempt = () => refusal(restore(fresh, fileStoreIn(fresh.dataDir), spoilt))
    const [database] = readdirSync(spoilt).filter((name) => name.startsWith('database.'))
    await appendFile(path.join(spoilt, database!), 'x')
    expect(await attempt()).toMatch(/database\.\S+ не тот, что был записан/)
    await rm(path.join(spoilt, 'manifest.json'))
    expect(await attempt()).toMatch(/нет оконченной копии/)
    if (fresh.url)
      await ask(fresh, async (pool) =>
        expect((await pool.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(0),
      )
    else expect(await refusal(restore(fresh, fileStoreIn(fresh.dataDir), copy))).toBe('nothing was refused')
    expect(await refusal(backUp(school, fileStoreIn(school.dataDir), spoilt, now))).toMatch(/не пуст/)
  },
)

test('a copy of one kind of database is not for the other', async () => {
  const where = server
    ? { dataDir: path.join(base, 'embedded') }
    : { dataDir: base, url: 'postgres://localhost/school' }
  expect(await refusal(restore(where, fileStoreIn(base), copy))).toContain('DATABASE_URL')
})

test('a file that has a row and no bytes breaks the copy off, with its name', async () => {
  const absent: FileStore = { ...fileStoreIn(school.dataDir), open: async () => null }
  const folder = path.join(base, 'absent')
  expect(await refusal(backUp(school, absent, folder, now))).toContain(idOf(1))
  expect(readdirSync(folder)).not.toContain('manifest.json')
})

test.runIf(server)(
  'the school works while it is copied: what is sent or removed meanwhile does not spoil the copy',
  { timeout: 60_000 },
  async () => {
    const store = fileStoreIn(school.dataDir)
    await ask(school, (pool) => pool.query(row(idOf(3), 4)))
    await keep(store, idOf(3), 'abcd')
    const folder = path.join(base, 'meanwhile')
    let isFirst = true
    // The first file is opened after the database was copied: then one file is added, and another is removed by a job.
    const busy: FileStore = {
      ...store,
      async open(id) {
        if (isFirst) {
          isFirst = false
          await keep(store, idOf(4), 'abcd')
          await ask(school, async (pool) => {
            await pool.query(row(idOf(4), 4))
            await store.remove(idOf(3))
            await pool.query('delete from files where id = $1', [idOf(3)])
          })
        }
        return store.open(id)
      },
    }
    const { files, removedMeanwhile } = await backUp(school, busy, folder, now)
    expect(files.map(({ id }) => id)).toEqual([idOf(1)])
    expect(removedMeanwhile).toEqual([idOf(3)])
    const restored = await nowhere('meanwhile')
    await restore(restored, fileStoreIn(restored.dataDir), folder)
    const ids = await ask(restored, (pool) => pool.query<{ id: string }>('select id from files order by id'))
    expect(ids.rows.map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
  },
)

test.runIf(server)('a database in use is not restored into', async () => {
  const busy = await nowhere('busy')
  await ask(busy, async (pool) => {
    await pool.query(`set application_name = 'smekalka'`)
    expect(await refusal(restore(busy, fileStoreIn(busy.dataDir), copy))).toMatch(/подключены: .*smekalka/)
  })
})

test.runIf(!server)(
  'the embedded database is copied when its school is stopped; while it runs the copy is refused',
  async () => {
    const serving = await openSource(school)
    const { code, said } = await command('backup', [path.join(base, 'running')], school)
    await serving.close()
    expect(code).toBe(1)
    expect(said).toMatch(/уже занят процессом \d+/)
  },
)
