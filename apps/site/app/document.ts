import type { User } from '@school/accounts/contract'
import { useRootData } from '@school/app'
import type { Level } from '@school/rewards/contract'
import type { MenuItem, Menus } from '@school/menu/contract'
import type { PageSettings } from '@school/ssr'
import type { Experiment } from './experiments.ts'

/** Data of the document, available before any request (shared-application §3, "App options from the page"). */
export interface PageOptions {
  readonly contactPhoneNumber: string
  readonly currency: { readonly code: string }
  readonly nextSchoolYearProductsExists: boolean
  readonly phoneConfirmationType: PageSettings['phoneConfirmationType']
  /** True while the page is made for the cache of guests' pages and for robots. */
  readonly prerender: boolean
  /** The tree of the main menu; empty when the server could not read it. */
  readonly rootMenuItems: readonly MenuItem[]
  readonly showMagicDuelBanner: boolean
  readonly showOlympiadBanner: boolean
  /** `null` for a guest. */
  readonly user: User | null
  readonly experiments: readonly Experiment[]
  readonly featureFlags: readonly string[]
}

/** Data that every page has. */
export interface DocumentData {
  readonly options: PageOptions
  /** The tree of the main menu is in the options; `null` when the server could not read the menus. */
  readonly menus: Omit<Menus, 'items'> | null
  /** Of a pupil; `null` for everybody else, and when the server could not read it. */
  readonly level: Level | null
  readonly csrfToken: string
  /** The server could not find out who is signed in. */
  readonly isUserUnknown: boolean
}

/** `null` on an error page for which the server could not read the data. */
export const useDocument = (): DocumentData | null => useRootData<DocumentData>()
