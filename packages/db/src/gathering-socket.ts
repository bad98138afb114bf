import { Socket } from 'node:net'

/**
 * Sends the statements that are asked in one go by one call of the system. The driver uncorks after every statement, and calls of the
 * system are the dearest part of a statement.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }

  /** Trap: a stream that ends while it is corked never finishes. */
  override end(...last: unknown[]): this {
    while (this.writableCorked > 0) super.uncork()
    return super.end(...(last as []))
  }
}
