import * as z from 'zod'

const most = 2_147_483_647

/** The version of an object in a reply: 1 when it was made, one more with each change of what people type in it. */
export const Version = z.int().min(0).max(most)

/**
 * The version that was on the screen, sent back with the change (decision 089). A client that sends none may only make the
 * first change: it overwrites nothing.
 */
export const SeenVersion = Version.default(1)

/** Sent to a client with an old version in addition to the sentence: the object as it is now, and who changed it. */
export interface Meanwhile {
  readonly version: number
  /** ISO; `null` where it is not recorded. */
  readonly changedAt: string | null
  /** `null` where it is not recorded, or the account no longer exists. */
  readonly changedBy: string | null
  /** The person changed it themselves, in another tab. */
  readonly isMine: boolean
  /** The fields of the body as they are now. */
  readonly current: Readonly<Record<string, unknown>>
}
