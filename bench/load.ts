import autocannon, { type Request } from 'autocannon'
import type { ServerProcess } from './processes.ts'

export const connections = 20
const warmUpSeconds = 2

/** One kind of request to one server. */
export interface Asking {
  server: ServerProcess
  /** The same for everybody, or a list of its own for every connection of every round. */
  request: Request | (() => Request[])
}

export interface Round {
  perSecond: number
  /** Of the server's process, for one request. */
  cpuMs: number
  answered: number
  /** The 95th percentile of answer times. */
  p95Ms: number
  tookSeconds: number
}

export interface Pace {
  /** For so long. */
  seconds?: number
  /** So many answers, however long it takes. */
  amount?: number
  /** No faster than so many a second. */
  perSecond?: number
}

export const load = (asking: Asking, seconds: number): Promise<Round> => loadAt(asking, { seconds })

/** @throws when an answer is not 2xx: what was not done is not quick */
export async function loadAt(
  { server, request }: Asking,
  { seconds, amount, perSecond }: Pace,
): Promise<Round> {
  const before = await server.cpuMs()
  const tookMs: number[] = []
  let began = 0
  const result = await autocannon({
    url: server.url,
    connections,
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(amount === undefined ? {} : { amount }),
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    setupClient: (client) => {
      client.setRequests(typeof request === 'function' ? request() : [{ ...request }])
      // The generator counts its time from before it has written down all that will be sent.
      began = Date.now()
      client.on('response', (_status, _bytes, ms) => tookMs.push(ms))
    },
  })
  const answered = result['2xx']
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `Of ${answered + result.non2xx} answers ${result.non2xx} were not 2xx; errors ${result.errors}, timeouts ${result.timeouts}.`,
    )
  }
  const cpuMs = ((await server.cpuMs()) - before) / answered
  const tookSeconds = (result.finish.getTime() - began) / 1000
  const p95Ms = tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.95)]!
  return { perSecond: answered / tookSeconds, cpuMs, answered, p95Ms, tookSeconds }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export interface Comparison {
  bare: Round[]
  ours: Round[]
  /** Ours to bare, one for each pair of neighbouring rounds. */
  ratios: number[]
}

/** Rounds of both in turn, so that a neighbour's load on the machine falls on both; a warm-up of each is thrown away. */
export async function compare(
  bare: Asking,
  ours: Asking,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  await load(bare, warmUpSeconds)
  await load(ours, warmUpSeconds)
  const comparison: Comparison = { bare: [], ours: [], ratios: [] }
  for (let i = 0; i < rounds; i++) {
    const before = await load(bare, seconds)
    const measured = await load(ours, seconds)
    comparison.bare.push(before)
    comparison.ours.push(measured)
    comparison.ratios.push(measured.perSecond / before.perSecond)
  }
  return comparison
}

/** How many times the processor time of a bare answer ours takes. */
export const cpuRatio = ({ bare, ours }: Comparison): number =>
  median(ours.map(({ cpuMs }, i) => cpuMs / bare[i]!.cpuMs))
