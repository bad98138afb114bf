import type { Audience } from '@school/access'
import { extensionPoint, type JobContext } from '@school/kernel/server'
import type { SearchKind, SearchPicture } from '../contract/kinds.ts'

/** An item that can be found, as its module supplies it. */
export interface Searchable {
  /** Unique within its kind. */
  readonly key: string
  readonly title: string
  /** One line under the title. */
  readonly subtitle: string
  /** Everything else it may be found by, its discipline and exam included; plain text. */
  readonly text: string
  /** Made by `link()`; of a page that its audience may open. */
  readonly url: string
  /** Whom its address admits. The index is one for all: what is not for anyone is left out. */
  readonly audience: Audience
  readonly picture: SearchPicture | null
  /** Empty when it is for all. An item is found by «7 класс» for each of them. */
  readonly grades: readonly number[]
  /** 0–1: what goes first among the equally fitting. */
  readonly popularity: number
}

/** All items of one kind of a module; read again at every refresh of the index. */
export interface SearchSource {
  readonly kind: SearchKind
  readonly read: (ctx: JobContext) => Promise<readonly Searchable[]>
}

/** Modules whose items can be found contribute one source for each kind. */
export const searchFeed = extensionPoint<SearchSource>('search.feed')
