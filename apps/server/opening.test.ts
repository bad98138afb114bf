import { expect, test } from 'vitest'
import { refuseLittleMemory } from './memory.ts'
import { OpeningServer } from './opening.ts'
import { StartRefused } from './start-refused.ts'

const host = '127.0.0.1'

test('while the school opens its port answers: alive, not ready, a page for people and JSON for programs', async () => {
  const opening = await OpeningServer.listen({ port: 0, host })
  const ask = async (address: string, accept = '*/*') => {
    const reply = await fetch(`http://${host}:${opening.port}${address}`, { headers: { accept } })
    return [reply.status, reply.headers.get('content-type'), await reply.text()]
  }
  expect(await ask('/healthz')).toEqual([200, 'application/json; charset=utf-8', '{"status":"ok"}'])
  expect(await ask('/readyz')).toEqual([503, 'application/json; charset=utf-8', '{"status":"starting"}'])
  expect(await ask('/api/user/me')).toEqual([
    503,
    'application/json; charset=utf-8',
    '{"error":"Школа открывается. Обновите страницу через несколько секунд"}',
  ])
  const [status, type, page] = await ask('/courses', 'text/html')
  expect([status, type]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page).toContain('<h1>Школа открывается</h1>')

  await expect(OpeningServer.listen({ port: opening.port, host })).rejects.toThrow(
    new StartRefused(
      `Порт ${opening.port} занят другой программой. Остановите её или задайте другой порт: PORT=${opening.port + 1} npm start.`,
    ),
  )
  await opening.close()
  const next = await OpeningServer.listen({ port: opening.port, host })
  await next.close()
})

test('a machine with too little memory for the embedded database is refused with the remedy', () => {
  expect(() => refuseLittleMemory(512 * 1024 ** 2)).toThrow(/1 ГБ памяти, здесь 512 МБ.*DATABASE_URL/)
  expect(() => refuseLittleMemory(2 * 1024 ** 3)).not.toThrow()
})
