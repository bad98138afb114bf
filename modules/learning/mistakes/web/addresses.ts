import { link, type SearchOf, site } from '@school/routes'

/** Of the list, from its address. */
export type MistakesSearch = SearchOf<typeof site.user.mistakes>

export const mistakesAt = (): string => link(site.user.mistakes)

export const mistakeAt = (id: number): string => link(site.user.mistake, { mistake_id: id })
