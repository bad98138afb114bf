import type { User } from '@school/accounts/contract'
import { useRootData } from '@school/app'

/** What every page of the portal brings with it. */
export interface DocumentData {
  /** `null` for a guest. */
  readonly user: User | null
  readonly csrfToken: string
  /** The server could not ask who is here. */
  readonly isUserUnknown: boolean
  /** Where the documents and contacts of the school are. */
  readonly siteUrl: string
}

/** `null` on an error page that the server could not introduce. */
export const useDocument = (): DocumentData | null => useRootData<DocumentData>()
