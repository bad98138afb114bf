import path from 'node:path'
import { migrateDatabase, openDatabase } from '@school/db'
import { createDatabase, dropDatabase } from '@school/db/testing'
import { schoolsContent } from '@school/schools/server'
import type { ServerProcess } from './processes.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const content = path.resolve(import.meta.dirname, '../content')
const askings = 1000
const atOnce = 4

/** As people look for their school: a number, a name, a slip, a town. */
const typed = [
  '57',
  'школа 57',
  'гимназия',
  'лицей 2',
  'гимнозия 1',
  'казань 12',
  'сельская',
  'екатеринбург гимназия',
  'шкла 4',
  'новосибирск 130',
  'лицей москва',
  'н',
  'средняя школа 7',
  'самара 3',
  'пермь',
]

async function askAll({ url }: ServerProcess, count: number): Promise<number[]> {
  const tookMs: number[] = []
  let next = 0
  const asker = async () => {
    while (next < count) {
      const text = encodeURIComponent(typed[next++ % typed.length]!)
      const began = performance.now()
      const answer = await fetch(`${url}/api/schools?text=${text}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${text} answered ${answer.status}.`)
      tookMs.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, asker))
  return tookMs.toSorted((a, b) => a - b)
}

/** How long the directory takes to come into an empty database. */
async function seedMs(adminUrl: string): Promise<number> {
  const name = `smekalka_bench_schools_${process.pid}`
  const database = await openDatabase({
    url: await createDatabase(adminUrl, name),
    dataDir: '',
    maxConnections: 4,
  })
  try {
    await migrateDatabase(database.pool)
    const began = performance.now()
    await schoolsContent.load!(database.db, schoolsContent.read(content, () => []).content, new Date())
    return performance.now() - began
  } finally {
    await database.close()
    await dropDatabase(adminUrl, name)
  }
}

export const measureSchools =
  (adminUrl: string) =>
  async ({ school, database }: Bench): Promise<Target[]> => {
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from directory_schools',
    )
    await askAll(school, askings / 4)
    const took = await askAll(school, askings)
    const at = (share: number) => took[Math.floor(took.length * share)]!
    return [
      {
        name: `a school is found among ${rows[0]!.count}, 95 of 100 within`,
        limit: { most: 50 },
        unit: 'ms',
        value: at(0.95),
        note: `median ${at(0.5).toFixed(1)} ms; ${atOnce} at once; some with slips`,
      },
      {
        name: 'the directory of schools comes into an empty database within',
        limit: { most: 3 },
        unit: 's',
        value: (await seedMs(adminUrl)) / 1000,
      },
    ]
  }
