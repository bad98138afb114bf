import type { Database } from '@school/db'
import type { Beat, ServerModule } from '@school/kernel/server'

interface BeatLog {
  warn(details: object, text: string): void
}

/** @returns stops them, with what is gathered written down */
export function startBeats(
  serverModules: readonly ServerModule[],
  { pool }: Pick<Database, 'pool'>,
  log: BeatLog,
) {
  const beats = serverModules.flatMap((module) => module.beats ?? [])
  const run = (beat: Beat) =>
    beat.run(pool).catch((err: unknown) => log.warn({ err, beat: beat.name }, 'A beat was missed'))
  const timers = beats.map((beat) => setInterval(() => void run(beat), beat.everyMs).unref())
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(beats.map(run))
  }
}
