import { Client } from 'pg'
import { vi } from 'vitest'
import { rooms } from '../rooms.ts'

/**
 * What an act asks of a database server, word for word, in turn: reading and writing. The embedded database has another driver and tells nothing.
 * What rooms gather for all and write in the background waits meanwhile: it belongs to nobody's act.
 */
export async function statementsSent(act: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(Client.prototype, 'query')
  const beats = rooms
    .flatMap((room) => room.beats ?? [])
    .map((beat) => vi.spyOn(beat, 'run').mockResolvedValue())
  try {
    await act()
    return asked.mock.calls.map(([said]) => textOf(said))
  } finally {
    for (const spy of [asked, ...beats]) spy.mockRestore()
  }
}

const textOf = (said: unknown) => (typeof said === 'string' ? said : (said as { text: string }).text)
