import { type Ctx, extensionPoint } from '@school/kernel/server'
import type * as z from 'zod'
import type { Profile, ProfileUpdate } from '../contract/profile.ts'
import type { Account } from '@school/users/server'

/** Profile data before it is converted by the contract. */
export type ProfileParts = Partial<z.input<typeof Profile>>

export type ProfileForm = ProfileUpdate['user']

/**
 * Data of another module about a user, for `/api/user/profile`. `/api/user/me` is called on every page and returns only columns of
 * `users`.
 */
export interface UserPart {
  /** The module’s name. */
  readonly name: string
  readonly read: (ctx: Ctx, account: Account) => Promise<ProfileParts>
  /** Writes the fields of the form that this module keeps; called before accounts reads the row again. */
  readonly change?: (ctx: Ctx, account: Account, form: ProfileForm) => Promise<void>
}

/** Contributed by each module that has more data about a user. */
export const userPart = extensionPoint<UserPart>('accounts.user', ({ name }) => name)
