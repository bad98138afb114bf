import { Socket } from 'node:net'

/**
 * Sends the statements that are asked in one go by one call of the system. The driver uncorks after every statement, and calls of the
 * system are the dearest part of a statement.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
