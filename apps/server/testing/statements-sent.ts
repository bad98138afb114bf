import { Client } from 'pg'
import { vi } from 'vitest'
import { serverModules } from '../modules.ts'

/**
 * Texts of the statements that an act sends to a database server, in order: reads and writes. The embedded database has another driver
 * and reports nothing. Background writes of modules (`beats`) are stopped meanwhile, and reads by which the job queue refreshes its list of queues
 * are left out: they belong to no act.
 */
export async function statementsSent(act: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(Client.prototype, 'query')
  const beats = serverModules
    .flatMap((module) => module.beats ?? [])
    .map((beat) => vi.spyOn(beat, 'run').mockResolvedValue())
  try {
    await act()
    return asked.mock.calls.map(([said]) => textOf(said)).filter((text) => !isOfQueueList(text))
  } finally {
    for (const spy of [asked, ...beats]) spy.mockRestore()
  }
}

const textOf = (said: unknown) => (typeof said === 'string' ? said : (said as { text: string }).text)

const isOfQueueList = (text: string): boolean => /^\s*SELECT\s+q\.name,/.test(text)
