import type { Database } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import { type Chore, extensionsOf, type ServerModule } from '@school/kernel/server'

interface ChoreLog {
  warn(details: object, text: string): void
}

/** Each goes round by itself: a slow one keeps no other waiting, and none overtakes itself. */
export function startChores(
  serverModules: readonly ServerModule[],
  { pool }: Pick<Database, 'pool'>,
  clock: () => Date,
  log: ChoreLog,
) {
  const chores = serverModules.flatMap((module) => module.chores ?? [])
  const extensions = extensionsOf(serverModules)
  const stopping = new AbortController()
  const goRound = async (chore: Chore): Promise<void> => {
    while (!stopping.signal.aborted) {
      const done = await chore.run(pool, clock, extensions).catch((error: unknown) => {
        log.warn({ fault: faultOf(error), chore: chore.name }, 'A chore was not done')
        return 0
      })
      if (done === 0) await pause(chore.everyMs, stopping.signal)
    }
    chore.close?.()
  }
  const rounds = chores.map(goRound)
  return {
    /** What was begun is finished first. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(rounds)
    },
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', wake, { once: true })
  })
