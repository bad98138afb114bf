import type { Channel, DueMessage } from '@school/kernel/server'
import type { Brand } from './brand.ts'

/** A message as a provider gets it. */
export interface Parcel extends DueMessage {
  /** The page where such messages are stopped, from the root; `null` for what is needed. */
  stopPage: string | null
  /** The brand of the reader. */
  brand: Brand
}

/** The provider will never take it. */
export class Refused extends Error {
  override name = 'Refused'
  /** The address does not exist: nothing more is sent there. */
  readonly isAbsent: boolean

  constructor(reason: string, isAbsent: boolean) {
    super(reason)
    this.isAbsent = isAbsent
  }
}

/** Who carries messages of a channel. */
export interface Provider {
  readonly channel: Channel
  /** How many at once. */
  readonly together: number
  /** @returns what was sent; @throws Refused, or anything else when it is worth another try */
  send(message: Parcel): Promise<void>
  close(): void
}
