import autocannon from 'autocannon'
import { median } from './load.ts'
import type { ServerProcess } from './processes.ts'

/** What a browser says of itself; without the agent the server would take the load for a robot. */
export const browserHeaders = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html',
  'accept-language': 'ru',
}

/** @throws when the page does not open as itself */
export async function readPage(
  server: ServerProcess,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(server.url + path, {
    headers: { ...browserHeaders, ...headers },
    redirect: 'manual',
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer.text()
}

const atOnce = 4

async function ask(
  server: ServerProcess,
  path: string,
  headers: Record<string, string>,
  amount: number,
): Promise<number> {
  const before = await server.cpuMs()
  const result = await autocannon({
    url: server.url + path,
    connections: atOnce,
    amount,
    headers: { ...browserHeaders, ...headers },
  })
  if (result['2xx'] !== amount) throw new Error(`${path} answered 2xx ${result['2xx']} times of ${amount}.`)
  return ((await server.cpuMs()) - before) / amount
}

/** Processor time of rendering a page once, in ms: of all threads, compression included. */
export async function renderingCpuMs(
  server: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const pages = 300
  const rounds: number[] = []
  await ask(server, path, headers, 2 * pages)
  for (let i = 0; i < 3; i++) rounds.push(await ask(server, path, headers, pages))
  return median(rounds)
}
