import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inTransaction, migrateDatabase, openDatabase } from '@school/db'
import { createDatabase, dropDatabase } from '@school/db/testing'
import { extend, extensionsOf, jobContext } from '@school/kernel/server'
import { type SearchKind, searchKinds } from '@school/search/contract'
import { refreshIndex, type Searchable, searchFeed } from '@school/search/server'
import { ServerProcess } from './processes.ts'
import type { Target } from './report.ts'

const itemsCount = 10_000
const askings = 1200
const atOnce = 4
const wantedMs = 50

const content = path.resolve(import.meta.dirname, '../content')

/** Words of the demo school, as often as they occur there. */
const vocabulary = (): string[] =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(path.join(content, file), 'utf8').match(/[а-яё]{2,}/giu) ?? [])

const subjects = [
  'Математика',
  'Русский язык',
  'Физика',
  'Окружающий мир',
  'Химия',
  'Биология',
  'История',
  'География',
]
const topics = [
  'Линейные уравнения',
  'Обыкновенные дроби',
  'Квадратные корни',
  'Графики функций',
  'Подобие треугольников',
  'Безударные гласные',
  'Сложные предложения',
  'Причастные обороты',
  'Законы Ньютона',
  'Электрический ток',
  'Строение клетки',
  'Периодическая система',
  'Древний Рим',
  'Климат России',
  'Круговорот воды',
  'Теория вероятностей',
]
const surnames = [
  'Савельев',
  'Миронова',
  'Белов',
  'Полянская',
  'Гринёв',
  'Зурин',
  'Швабрин',
  'Пугачёва',
  'Орлов',
  'Кузьмин',
]

/** A row of numbers that is the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Ten thousand things that a grown school would have: half of them lessons, with texts of some sixty words. */
function manyItems(): Map<SearchKind, Searchable[]> {
  const random = chance(7)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const words = vocabulary()
  const some = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ')
  const items = new Map<SearchKind, Searchable[]>(searchKinds.map((kind) => [kind, []]))
  for (let n = 0; n < itemsCount; n++) {
    const kind = pick([
      'course',
      'course',
      'lesson',
      'lesson',
      'lesson',
      'lesson',
      'lesson',
      'theme',
      'teacher',
      'page',
    ])
    const title = kind === 'teacher' ? `${pick(surnames)} ${some(2)}` : `${pick(topics)}: ${some(3)}`
    items.get(kind as SearchKind)!.push({
      key: String(n),
      title,
      subtitle: `${pick(subjects)}, ${1 + Math.floor(random() * 11)} класс. ${some(5)}`,
      text: some(60),
      url: '/',
      audience: 'anyone',
      picture: null,
      grades: [],
      popularity: random(),
    })
  }
  return items
}

const texts = [
  'уравнения',
  'линейные уравнения',
  'математика 7 класс',
  'как решать задачи',
  'Савельев',
  'класс',
  'и на под',
  'графики функций физика',
  'квадратн',
  'ток',
  'законы ньютона класс',
  'рим',
]
const slips = [
  'уровнения',
  'безудырные гласные',
  'vfntvfnbrf',
  'матиматика',
  'треуголников',
  'фзика',
  'шарманка',
  'крговорот вды',
]
const beginnings = ['ли', 'ма', 'урав', 'линей', 'сав', 'физ', 'гра', 'уровн', 'kbytq', 'законы нью']

const askedPaths: readonly string[] = [
  ...[...texts, ...slips].map((q) => `/api/search?q=${encodeURIComponent(q)}`),
  ...[...texts, ...slips].map((q) => `/api/search/summary?q=${encodeURIComponent(q)}`),
  ...texts.map((q) => `/api/search?scope=lesson&page=2&q=${encodeURIComponent(q)}`),
  ...[...beginnings, ...beginnings].map((q) => `/api/search/suggestions?q=${encodeURIComponent(q)}`),
  '/api/search?q=',
]

async function askAll(server: ServerProcess, count: number): Promise<{ path: string; ms: number }[]> {
  const took: { path: string; ms: number }[] = []
  let next = 0
  const asker = async () => {
    while (next < count) {
      const asked = askedPaths[next++ % askedPaths.length]!
      const began = performance.now()
      const answer = await fetch(server.url + asked)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${asked} answered ${answer.status}.`)
      took.push({ path: asked, ms: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, asker))
  return took.toSorted((a, b) => a.ms - b.ms)
}

/** The search over ten thousand items, in a school of its own: the refresh of another would clear them away. */
export async function measureSearch(adminUrl: string, secret: string): Promise<Target> {
  const name = `smekalka_bench_search_${process.pid}`
  const url = await createDatabase(adminUrl, name)
  const database = await openDatabase({ url, dataDir: '', maxConnections: 4 })
  let server: ServerProcess | undefined
  try {
    await migrateDatabase(database.pool)
    server = await ServerProcess.start('apps/server/main.ts', {
      DATABASE_URL: url,
      SECRET: secret,
      SERVICES: 'http',
      LIMIT_MULTIPLIER: '10000',
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    })
    const feeds = [...manyItems()].map(([kind, items]) =>
      extend(searchFeed, { kind, read: async () => items }),
    )
    const extensions = extensionsOf([{ extensions: feeds }])
    const began = performance.now()
    await inTransaction(database.pool, (unit) => refreshIndex(jobContext(unit, new Date(), { extensions })))
    const fillMs = performance.now() - began
    await askAll(server, askings / 4)
    const took = await askAll(server, askings)
    const at = (share: number) => took[Math.floor(took.length * share)]!.ms
    const worst = took.at(-1)!
    return {
      name: `search and suggestions over ${itemsCount} items, 95 of 100 answered within`,
      limit: { most: wantedMs },
      unit: 'ms',
      value: at(0.95),
      note: `median ${at(0.5).toFixed(1)} ms, the slowest ${worst.ms.toFixed(0)} ms (${decodeURIComponent(worst.path)}); ${atOnce} at once; a third with slips; filled in ${(fillMs / 1000).toFixed(1)} s`,
    }
  } finally {
    await server?.stop()
    await database.close()
    await dropDatabase(adminUrl, name)
  }
}
