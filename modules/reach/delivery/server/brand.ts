import type { Sql } from '@school/db'

/** In whose name a message is written. */
export interface Brand {
  name: string
  /** Where its readers are at home. */
  url: string
  /** Of the button, `#rrggbb`, dark enough for white words. */
  color: string
  /** The whole address of a page that is given from the root, for a reader of this brand; whole ones stay as they are. */
  addressOf: (path: string) => string
}

/** Finds the brand of the reader of a message. */
export type FindBrand = (sql: Sql, message: { to: string; link: string | null }) => Promise<Brand>

/** The school in its own name. */
export const plainBrand = (about: Omit<Brand, 'addressOf'>): Brand => ({
  ...about,
  addressOf: (path) => new URL(path, about.url).href,
})
