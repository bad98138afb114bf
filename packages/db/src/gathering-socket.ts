import { Socket } from 'node:net'

/**
 * Sends the statements of one tick in one system call. The driver uncorks after every statement, and system calls are the most expensive
 * part of a statement.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }

  /** A stream that ends while it is corked never finishes. */
  override end(...last: unknown[]): this {
    while (this.writableCorked > 0) super.uncork()
    return super.end(...(last as []))
  }
}
