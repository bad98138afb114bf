import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPart } from '@school/demo-school/server'
import { inTransaction } from '@school/db'
import {
  contentPart,
  extensionsOf,
  jobContext,
  listUnloaded,
  loadContent,
  readContent,
} from '@school/kernel/server'
import { refreshIndex } from '@school/search/server'
import { openOwnSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readText, repositoryFiles, root } from './files.ts'
import { riddlesModule } from './riddles/server/index.ts'

// The module of `docs/recipes/add-a-module.md`, in use.

const recipe = 'docs/recipes/add-a-module.md'
/** Content of the blocks by file, such as `riddles/server/index.ts`. */
const blocks = new Map(
  [...readText(recipe).matchAll(/^`modules\/learning\/(riddles\/\S+)`[^\n]*\n\n```\w+\n(.*?)^```$/gms)].map(
    ([, file, text]) => [file!, text!],
  ),
)
const extensions = extensionsOf([riddlesModule])

let school: TestSchool
let masha: Person
let folder: string

beforeAll(async () => {
  school = await openOwnSchool('riddles', [riddlesModule])
  masha = await school.person('Маша')
  await school.rows(`create table riddles (id int primary key generated always as identity, key text not null unique,
    title text not null, work_id int not null references works (id))`)
  folder = mkdtempSync(path.join(tmpdir(), 'riddles-'))
  mkdirSync(path.join(folder, 'riddles/fence'), { recursive: true })
  writeFileSync(path.join(folder, 'riddles/fence/riddle.yaml'), 'title: Шарада про забор\n')
  cpSync(
    path.join(root, 'content/trainings/percent-warm-up/tasks'),
    path.join(folder, 'riddles/fence/tasks'),
    {
      recursive: true,
    },
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await school[Symbol.asyncDispose]()
})

test('the recipe contains the module that is tested here, of 155 lines at most', () => {
  const written = repositoryFiles('laws/riddles')
  expect([...blocks.keys()].toSorted()).toEqual(written.map((file) => file.replace('laws/', '')).toSorted())
  for (const [file, text] of blocks) expect(text, file).toBe(readText(`laws/${file}`))
  const lines = [...blocks.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(155)
})

test('its content is loaded into a school without it, its history is seeded', async () => {
  const parts = extensions(contentPart)
  expect(await listUnloaded(school.database.pool, parts)).toEqual(new Set(['riddles']))
  const content = readContent(parts, folder)
  expect(content.problems).toEqual([])
  await inTransaction(school.database.pool, async (unit) => {
    expect(await loadContent(unit.db, content, school.now)).toBeGreaterThan(0)
    expect(await loadContent(unit.db, content, school.now)).toBe(0)
    const accounts = new Map([['pupil', masha.id]])
    const demo = { unit, now: school.now, accounts, classes: [], extensions }
    for (const part of extensions(demoPart)) await part.seed(demo)
  })
  expect(await listUnloaded(school.database.pool, parts)).toEqual(new Set())
  expect((await masha.get('/api/riddles')).body).toEqual([{ id: 1, title: 'Шарада про забор' }])
  const begun = 'select 1 from attempts a join riddles r on r.work_id = a.work_id where a.user_id = $1'
  expect(await school.rows(begun, [masha.id])).toHaveLength(1)
})

test('a task of it is solved by the engine', async () => {
  const { body } = await masha.post('/api/riddles/1/starts', { holder: 'tab-of-masha' })
  const [task] = body.attempt.tasks as { id: number }[]
  const response = await school.answerOf(masha, task!.id)
  const url = `/api/attempts/${body.attempt.id}/tasks/${task!.id}/answer_attempts`
  const answered = await masha.post(url, { response })
  expect([answered.status, answered.body.verdict.outcome]).toEqual([200, 'right'])
  expect((await school.guest().post('/api/riddles/1/starts', { holder: 'tab-of-guest' })).status).toBe(401)
  expect((await masha.post('/api/riddles/2/starts', { holder: 'tab-of-masha' })).status).toBe(404)
})

test('it is found', async () => {
  const { pool } = school.database
  await inTransaction(pool, (unit) => refreshIndex(jobContext(unit, school.now, { extensions })))
  const { body } = await school.guest().get(`/api/search?q=${encodeURIComponent('шарада')}`)
  expect(body).toHaveLength(1)
})
