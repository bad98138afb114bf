import type { User } from '@school/accounts/contract'
import { useRootData } from '@school/app'
import type { Footer, Settings } from '@school/brands/contract'
import type { RoleEntry } from '@school/organizations/contract'
import type { CommonDocument } from '@school/pages'

/** Data that every page of the portal has. */
export interface DocumentData extends CommonDocument {
  /** `null` for a guest. */
  readonly user: User | null
  readonly csrfToken: string
  /** The server could not ask who is here. */
  readonly isUserUnknown: boolean
  /** Where the documents and contacts of the school are. */
  readonly siteUrl: string
  readonly settings: Settings
  /** `null` when it could not be read: a page does without (school-portal §8). */
  readonly footer: Footer | null
  /** A pupil has confirmed the grade for this school year; else it is not shown (school-portal §3). */
  readonly isGradeChecked: boolean
  /** Projects of a pupil. Empty for a guest. */
  readonly roles: readonly RoleEntry[]
}

/** `null` on an error page that the server could not introduce. */
export const useDocument = (): DocumentData | null => useRootData<DocumentData>()
