import { useRootData } from '@school/app'
import type { Menus } from '@school/menu/contract'
import type { PageOptions } from './page-options.ts'

/** What every page brings with it, whatever it shows. */
export interface DocumentData {
  readonly options: PageOptions
  /** The tree of the main menu lies in the options; `null` when the server could not tell the menus. */
  readonly menus: Omit<Menus, 'items'> | null
  readonly csrfToken: string
  /** The server could not ask who is here. */
  readonly isUserUnknown: boolean
}

/** `null` on an error page that the server could not introduce. */
export const useDocument = (): DocumentData | null => useRootData<DocumentData>()
