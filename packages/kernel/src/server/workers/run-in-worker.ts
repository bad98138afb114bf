import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Piscina } from 'piscina'
import { commonErrors } from '../../contract/errors.ts'
import { refusals, Unavailable } from '../refuse.ts'

const refuse = refusals(commonErrors)

/** Reading what people sent, and making documents, each in threads of its own: neither delays the other. */
type Lane = 'reading' | 'making'

interface Lanes {
  readonly threads: Piscina
  /** A job is handed over when a thread is free, so that its time limit is its own. */
  readonly turns: LimitFunction
}

/** More than this many jobs waiting for a thread are refused at once. */
const mostWaiting = 50
const threadsPerLane = Math.max(1, Math.min(4, availableParallelism() - 1))

/** A thread that needs more is ended, and its job is refused; the process lives on. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const lanes = new Map<Lane, Promise<Lanes>>()

async function open(): Promise<Lanes> {
  const { Piscina: Pool } = await import('piscina')
  const cache = getCompileCacheDir()
  const threads = new Pool({
    minThreads: 0,
    maxThreads: threadsPerLane,
    idleTimeout: 30_000,
    resourceLimits: memory,
    // Code that reads foreign text knows no secrets.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    execArgv: [],
    recordTiming: false,
  })
  return { threads, turns: pLimit(threadsPerLane) }
}

function laneOf(lane: Lane): Promise<Lanes> {
  const opened = lanes.get(lane) ?? open()
  lanes.set(lane, opened)
  return opened
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

export interface WorkerJob {
  timeoutMs: number
  lane?: Lane
}

/**
 * Runs `export function run(input)` of a module in a thread, off the event loop, within a limit of time and of memory.
 * What goes in and comes out is cloned: plain data, and verdicts in place of thrown errors. The module is TypeScript that Node runs
 * as it is; it should import little, since each thread loads it again. Call it before a transaction begins (`handleAfter`, `receive`).
 * @example runInWorker<Bytes, string[][]>(new URL('./read.worker.ts', import.meta.url), bytes, { timeoutMs: 5000 })
 * @throws file_too_complex, file_too_slow; Unavailable when too many jobs wait, and for a document that can't be made
 */
export async function runInWorker<Input, Output>(
  module: URL,
  input: Input,
  { timeoutMs, lane = 'reading' }: WorkerJob,
): Promise<Output> {
  const { threads, turns } = await laneOf(lane)
  if (turns.pendingCount >= mostWaiting) throw new Unavailable()
  return turns(async () => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return (await threads.run(input, { filename: module.href, name: 'run', signal })) as Output
    } catch (error) {
      const isLate = signal.aborted
      if (!isLate && !isOutOfMemory(error)) throw error
      if (lane === 'making') throw new Unavailable()
      throw refuse(isLate ? 'file_too_slow' : 'file_too_complex')
    }
  })
}
