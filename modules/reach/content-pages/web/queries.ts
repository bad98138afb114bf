import { query } from '@school/api-client'
import type { Page } from '@school/routes'
import { getContentPage } from '../contract/index.ts'

export const contentPageQuery = (path: string) => query(getContentPage, { query: { path } })

/** Which content page an address of a catalogue's page means: a branch answers for everything below itself. */
export function pathOf({ path }: Page, params: Readonly<Record<string, string | undefined>>): string {
  const own = path.slice(1).replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? '')
  return [own, params['*'] ?? ''].filter(Boolean).join('/').toLowerCase()
}
