import type { Response } from '@school/tasks/contract'

/** An answer that is not on the server yet. */
export interface Unsent {
  response: Response | null
  sequence: number
  /** When it was given, by the server's clock. */
  givenAt?: string
}

/** Storage of unsent answers that survives a reload and a lost connection. */
export interface Shelf {
  read(): Unsent | null
  write(unsent: Unsent | null): void
}

/** The device's own storage; without it an answer is kept as long as the page is open. */
export function shelfOf(attemptId: number, taskId: number): Shelf {
  const key = `answer:${attemptId}:${taskId}`
  let memory: Unsent | null = null
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Unsent | null
      } catch {
        return memory
      }
    },
    write(unsent) {
      memory = unsent
      try {
        if (unsent) localStorage.setItem(key, JSON.stringify(unsent))
        else localStorage.removeItem(key)
      } catch {
        // Kept in memory.
      }
    },
  }
}
