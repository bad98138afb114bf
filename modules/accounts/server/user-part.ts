import { type Ctx, extensionPoint } from '@school/kernel/server'
import type * as z from 'zod'
import type { Profile, ProfileUpdate } from '../contract/profile.ts'
import type { Account } from './sessions.ts'

/** What accounts answers with, before it is shaped. */
export type ProfileParts = Partial<z.input<typeof Profile>>

export type ProfileForm = ProfileUpdate['user']

/**
 * What another room knows of a user, for `/api/user/profile`. `/api/user/me` is asked at every page and gets columns of
 * `users` alone.
 */
export interface UserPart {
  /** Named as the room. */
  readonly name: string
  readonly read: (ctx: Ctx, account: Account) => Promise<ProfileParts>
  /** Writes what the form names and this room keeps; before accounts reads the row anew. */
  readonly change?: (ctx: Ctx, account: Account, form: ProfileForm) => Promise<void>
}

/** Rooms that know more of a user bring one each. */
export const userPart = extensionPoint<UserPart>('accounts.user', ({ name }) => name)
