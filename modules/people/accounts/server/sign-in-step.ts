import { type Ctx, extensionPoint } from '@school/kernel/server'
import { askToReturn } from './departure/return.ts'
import type { SignedIn } from '../contract/user.ts'
import { type EntryWay, requireEntry, requireOwnEntry } from './entry-rules.ts'

/** An authenticated person: who, by which way, and the page they were going to. */
export interface Entrance {
  readonly userId: number
  /** `goes_on`: a further step of the same sign-in, whose way has been checked already. */
  readonly way: EntryWay | 'goes_on'
  readonly afterSignInPath: string | null
}

/**
 * A step that a higher module requires before a session is opened. It runs in the transaction of signing in.
 * @returns the page of the step; `null` when this person needs none
 */
export type SignInStep = (ctx: Ctx, entrance: Omit<Entrance, 'way'>) => Promise<string | null>

export const signInStep = extensionPoint<SignInStep>('accounts.sign_in_step')

/**
 * Every way of signing in ends here, after authentication: a session is opened, unless a further step is required. Completed steps, and a passkey,
 * which is two proofs in one, open the session by `ctx.visit.signIn` themselves. The portal at the host and the brand of the person may forbid the
 * way.
 * @throws external_sign_in_only, external_sign_in_off, phone_sign_in_off, registration_closed
 */
export async function letIn(ctx: Ctx, { way, ...entrance }: Entrance): Promise<SignedIn> {
  if (way !== 'goes_on') {
    requireEntry(ctx, way)
    await requireOwnEntry(ctx, entrance.userId, way)
  }
  const back = await askToReturn(ctx, entrance)
  if (back !== null) return { ...entrance, nextStep: back }
  for (const ask of ctx.extensions(signInStep)) {
    const nextStep = await ask(ctx, entrance)
    if (nextStep !== null) return { ...entrance, nextStep }
  }
  ctx.visit.signIn(entrance.userId)
  return { ...entrance, nextStep: null }
}
