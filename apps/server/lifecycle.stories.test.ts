// Its processes have embedded databases of their own, whatever database the other stories run on.

import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { demoAddresses } from '@school/demo-school/server'
import { NetworkVisitor } from './testing/network-visitor.ts'
import { freePort } from '../../tools/free-port.ts'
import { ServerProcess, temporaryFolder } from './testing/process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const running: ServerProcess[] = []
async function start(env: Record<string, string>, args?: string[]): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), env, args)
  running.push(server)
  return server
}
afterAll(() => Promise.all(running.filter((s) => !s.hasEnded).map((s) => s.stop())))

describe('on an empty machine', { timeout: 600_000 }, () => {
  const folder = temporaryFolder()

  test('the school opens with its demo people, keeps a second process away, and opens again in a fraction of the time', async () => {
    const first = await start({ DATA_DIR: folder })
    const opening = await vi.waitUntil(
      () => fetch(`${first.url}/courses`, { headers: { accept: 'text/html' } }).catch(() => null),
      { timeout: 60_000 },
    )
    expect(opening.status).toBe(503)
    expect(await opening.text()).toContain('Школа открывается')
    await first.ready()
    await expect.poll(() => first.output).toContain('pupil@smekalka.example')
    expect((await new NetworkVisitor(first.url).signIn('pupil@smekalka.example')).status).toBe(200)
    const event = '"event":"authn_login_success"'
    await expect.poll(() => first.output, { message: 'at any level of the log' }).toContain(event)

    const second = await start({ DATA_DIR: folder })
    expect(await second.ended()).toBe(1)
    expect(second.output).toMatch(/уже занят процессом \d+.*DATA_DIR/s)
    expect(await first.status('/healthz')).toBe(200)

    // Seconds of the processor: machines and their load differ, the ratio does not.
    const filling = first.cpuSeconds()
    expect(await first.stop()).toBe(0)
    const again = await start({ DATA_DIR: folder })
    await again.ready()
    expect(again.output).not.toContain('Демо-школа создана')
    expect(again.cpuSeconds()).toBeLessThan(filling / 3)
    await again.stop()
  })

  test('a process that was killed leaves no lock behind', async () => {
    const killed = await start({ DATA_DIR: folder })
    await killed.ready()
    killed.kill('SIGKILL')
    await killed.ended()
    const next = await start({ DATA_DIR: folder })
    await next.ready()
    expect(await next.stop()).toBe(0)
  })

  test('events of security go to a file, and SIGHUP begins another of its name', async () => {
    const file = path.join(temporaryFolder(), 'security.log')
    const server = await start({ DATA_DIR: folder, SECURITY_LOG: file })
    await server.ready()
    const signIn = () => new NetworkVisitor(server.url).signIn('pupil@smekalka.example')
    const eventsIn = (log: string) =>
      [...readFileSync(log, 'utf8').matchAll(/"event":"(\w+)"/g)].map(([, e]) => e)
    await signIn()
    await expect.poll(() => eventsIn(file)).toEqual(['authn_login_success'])
    renameSync(file, `${file}.1`)
    server.kill('SIGHUP')
    await vi.waitUntil(() => existsSync(file), { timeout: 30_000 })
    await signIn()
    await expect
      .poll(() => [eventsIn(`${file}.1`), eventsIn(file)])
      .toEqual([['authn_login_success'], ['authn_login_success']])
    expect(server.output).not.toContain('authn_')
    expect(await server.stop()).toBe(0)
  })

  test('ended through npm it ends: no process goes on serving without it', async () => {
    const env = { DATA_DIR: folder }
    const server = new ServerProcess(await freePort(), env, [], ['npm', '--prefix', root, 'start'])
    running.push(server)
    await server.ready()
    await server.stop()
    await vi.waitUntil(async () => (await server.status('/healthz')) === 0, { timeout: 60_000 })
    // The folder is free again.
    const next = await start(env)
    await next.ready()
    expect(await next.stop()).toBe(0)
  })

  test('before the database is ready the server lives but is not ready; stopping, it finishes its requests', async () => {
    const server = await start({ DATA_DIR: folder, DRAIN_SECONDS: '8' })
    const seen = new Set<number>()
    while (!seen.has(200)) {
      seen.add(await server.status('/readyz'))
      if (server.hasEnded) throw new Error(server.output)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(seen.has(503)).toBe(true)
    // A password takes its time to check: the answer is pending when the server is stopped.
    const visitor = new NetworkVisitor(server.url)
    await visitor.fetch('/api/csrf_token')
    const answer = visitor.signIn('pupil@smekalka.example')
    await new Promise((resolve) => setTimeout(resolve, 60))
    const code = server.stop()
    // First it says that it goes, serves on, and lets no connection stay.
    await vi.waitUntil(async () => (await server.status('/readyz')) === 503, {
      timeout: 30_000,
      interval: 20,
    })
    const page = await fetch(`${server.url}/`)
    expect(page.status).toBe(200)
    expect(page.headers.get('connection')).toBe('close')
    expect((await answer).status).toBe(200)
    expect(await code).toBe(0)
  })

  test('opened without the demo it says that the demo people are there and lets none of them in', async () => {
    const server = await start({ DATA_DIR: folder, DEMO: 'off' })
    await server.ready()
    await expect
      .poll(() => server.output)
      .toMatch(new RegExp(`демо-люди \\(${demoAddresses.length}.*Войти они не могут.*DEMO=on`, 's'))
    expect((await new NetworkVisitor(server.url).signIn('methodist@smekalka.example')).status).toBe(422)
    await server.stop()
  })
})

describe('one sentence and no stack explain', { timeout: 60_000 }, () => {
  const refusalOf = async (env: Record<string, string>): Promise<string> => {
    const server = await start(env)
    expect(await server.ended()).toBe(1)
    expect(server.output).not.toMatch(/^\s+at /m)
    return server.output
  }

  test('a taken port', async () => {
    const other = createServer().listen(await freePort(), '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusalOf({ PORT: String(port), DATA_DIR: temporaryFolder() })).toMatch(
      new RegExp(`Порт ${port} занят.*PORT=${port + 1}`),
    )
    other.close()
  })

  test('a folder that is none', async () => {
    const file = path.join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusalOf({ DATA_DIR: file })).toMatch(/Каталог данных .*file не подходит: это не каталог/)
  })

  test('a broken database', async () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'postgres'))
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), 'нет')
    expect(await refusalOf({ DATA_DIR: folder })).toMatch(/База данных в .* не открывается.*npm run restore/)
  })
})

test('a wrong setting stops the start with a sentence and a cure', { timeout: 30_000 }, async () => {
  const server = await start({ DATABASE_URL: 'mysql://x', DATA_DIR: temporaryFolder() })
  expect(await server.ended()).toBe(1)
  expect(server.output).toMatch(/Настройка DATABASE_URL не подходит.*Как исправить/s)
  expect(server.output).not.toContain('at ')
})

test(
  'in production there are no demo people, no developer pages, no gallery and no open metrics',
  { timeout: 240_000 },
  async () => {
    const server = await start({
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(40),
      DATA_DIR: temporaryFolder(),
    })
    await server.ready()
    for (const address of ['/dev/outbox', '/dev/outbox.json', '/dev/gallery', '/metrics', '/api/docs'])
      expect(await server.status(address), address).toBe(404)
    expect(await (await fetch(`${server.url}/api/demo_accounts`)).json()).toEqual([])
    await server.stop()
  },
)
