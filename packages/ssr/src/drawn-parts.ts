import { createContext } from 'react'

/** What the server has drawn of one page. */
export interface DrawnParts {
  /** Keys of lazy modules (`tools/vite/named-parts.ts`). */
  readonly parts: Set<string>
  /** Addresses of style sheets that are on the page. */
  readonly sheets: Set<string>
}

/** Lazy modules record themselves here when they are drawn; absent in the browser. */
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined)

const underway = new Set<Promise<unknown>>()

/** The server loads a lazy module when it starts. */
export function loadAtStart(loading: Promise<unknown>): void {
  underway.add(loading)
  void loading.finally(() => underway.delete(loading))
}

/** A loaded module may start loading lazy modules of its own. */
export async function lazyModulesLoaded(): Promise<void> {
  while (underway.size > 0) await Promise.all(underway)
}
