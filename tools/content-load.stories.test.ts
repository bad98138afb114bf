import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lockDirectory } from '@school/db'
import { openTestSchool } from '@school/server/testing'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../apps/server/testing/process.ts'

const tool = fileURLToPath(new URL('content-load.ts', import.meta.url))
const adminUrl = process.env['TEST_DATABASE_URL']

/** Runs the command as on the command line. */
function load(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST_|DATABASE_URL|DATA_DIR)/.test(name),
  )
  const child = spawn(process.execPath, [tool], { env: { ...Object.fromEntries(env), ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, said }))
  })
}

describe('content:load', { timeout: 240_000 }, () => {
  test('changes nothing while a school runs on the embedded database, and explains what to do', async () => {
    const folder = temporaryFolder()
    const release = lockDirectory(folder)
    const { code, said } = await load({ DATA_DIR: folder })
    release()
    expect(code).toBe(1)
    expect(said).toContain('Остановите школу')
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toMatch(/\n\s+at /)
  })

  test.runIf(adminUrl)('updates a lesson on PostgreSQL while the school answers', async () => {
    const school = await openTestSchool()
    const masha = await school.person('Маша Миронова')
    const courseId = await school.idOf('courses', 'linear-equations')
    const read = async () => (await masha.get(`/api/courses/${courseId}`)).body.lessons[0].title as string
    const title = await read()
    await school.rows(
      `update lessons set title = 'Прежнее название', content_hash = '' where course_id = $1 and position = 1`,
      [courseId],
    )
    expect(await read()).toBe('Прежнее название')

    const [own] = await school.rows<{ name: string }>('select current_database() as name')
    const url = new URL(adminUrl!)
    url.pathname = `/${own!.name}`
    let isDone = false
    const loading = load({ DATABASE_URL: url.href, DATA_DIR: temporaryFolder() }).finally(() => {
      isDone = true
    })
    const seen = new Set<string>()
    while (!isDone) {
      seen.add(await read())
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const { code, said } = await loading
    expect(said).toMatch(/изменилось: [1-9]/)
    expect(code).toBe(0)
    expect([...seen].filter((one) => one !== title && one !== 'Прежнее название')).toEqual([])
    expect(await read()).toBe(title)
    expect((await load({ DATABASE_URL: url.href, DATA_DIR: temporaryFolder() })).said).toContain(
      'изменилось: 0',
    )
  })
})
