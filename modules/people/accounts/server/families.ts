import { randomInt } from 'node:crypto'
import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import {
  addUser,
  changeUser,
  findHolder,
  fakeDomain,
  isElementaryGrade,
  shownLogin,
} from '@school/users/server'
import { accountErrors } from '../contract/errors.ts'
import { noteAccountEvent } from './account-events.ts'
import { entryFault } from './entry-rules.ts'
import { homeBrandOf } from './home-brand.ts'
import { endOtherSessions } from './own-sessions.ts'
import { transliterated } from './ru-login.ts'
import { splitName } from './rules.ts'

/** What other modules may do with an account; only this module writes its tables. */

type Asks = (
  ctx: Ctx,
  userId: number,
  wanted: { readonly publicProfile: boolean | undefined },
) => Promise<void>

/** Contributed by modules that may forbid a change of one’s own profile; they throw a refusal. */
export const profileGuard = extensionPoint<Asks>('accounts.profile_guard')

type HearsOfParent = (ctx: Ctx, pupil: { readonly id: number }, phone: string) => Promise<void>

/** A pupil has named the phone of a parent at sign-up. Contributed by modules that ask the parent; runs in the transaction of the sign-up. */
export const parentNamed = extensionPoint<HearsOfParent>('accounts.parent_named')

/** A grown-up of the family has set the password of a child: all sessions of the child end, and the child sees it among the account events. */
export async function setPasswordOfChild(ctx: Ctx, childId: number, passwordHash: string): Promise<void> {
  await changeUser(ctx, childId, { passwordHash })
  await endOtherSessions(ctx, childId)
  await noteAccountEvent(ctx, childId, 'password_by_parent')
  ctx.security('authn_password_change', { reason: 'by_parent', subjectIds: [childId] })
}

interface NewPupil {
  name: string
  gradeIndex: number
  email: string | null
  passwordHash: string
}

/**
 * An account that a grown-up opens for a child. @returns the login as it is typed; `null` when the address is taken
 * @throws registration_closed, external_sign_in_only where the portal of the grown-up makes no accounts with a password
 */
export async function openPupilAccount(
  ctx: Ctx,
  { name, gradeIndex, email, passwordHash }: NewPupil,
): Promise<{ id: number; login: string } | null> {
  const fault = entryFault(ctx.portal, 'registration')
  if (fault) throw refusals(accountErrors)(fault)
  const names = splitName(name)
  if (email !== null && (await findHolder(ctx.db, { email }))) return null
  // Nine thousand of each name: the one that is taken is tried again.
  for (let tries = 0; tries < 5; tries++) {
    const login = email ?? `${transliterated(names.firstName)}-${randomInt(1000, 10_000)}${fakeDomain}`
    const id = await addUser(ctx, {
      ...names,
      email: login,
      passwordHash,
      gradeIndex,
      isElementaryPupil: isElementaryGrade(gradeIndex),
      publicProfile: false,
      // A child belongs where the family does until a class says otherwise.
      homeBrand: homeBrandOf({ ...ctx, portalAtHost: ctx.portal }),
      createdAt: ctx.now,
    })
    if (id !== null) {
      ctx.security('user_created', { userId: id })
      return { id, login: shownLogin(login) }
    }
    if (email !== null) return null
  }
  return null
}
