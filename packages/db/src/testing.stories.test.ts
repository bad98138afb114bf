import { afterAll, expect, inject, test } from 'vitest'
import { administer, createDatabase, dropCopies, dropDatabase, openCopy } from './testing.ts'

const given = inject('template').server
const adminUrl = given?.adminUrl ?? ''
const template = `smekalka_copied_${process.pid}`
const server = { adminUrl, template, copies: `${template}_` }

const databases = async (): Promise<string[]> => {
  const rows = await administer<{ name: string }>(
    adminUrl,
    'select datname as name from pg_database where starts_with(datname, $1) order by 1',
    [template],
  )
  return rows.map(({ name }) => name)
}

afterAll(async () => {
  if (given) await dropDatabase(adminUrl, template)
})

// A database is made and dropped in seconds on a busy machine.
test.runIf(given)(
  'unclosed copies are dropped after the run, and nothing else is',
  { timeout: 120_000 },
  async () => {
    await createDatabase(adminUrl, template)
    const copies = [await openCopy({ server }), await openCopy({ server }, 'mine')]
    for (const copy of copies) await copy.pool.query('select 1')
    const mine = `${template}_${process.pid}`
    expect(await databases()).toEqual([template, mine, `${mine}_mine`])
    await dropCopies(server)
    expect(await databases()).toEqual([template])
  },
)
