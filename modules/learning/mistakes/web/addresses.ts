import { link, site } from '@school/routes'

export type MistakeTab = 'open' | 'closed'

export const tabIn = (search: URLSearchParams): MistakeTab =>
  search.get('state') === 'closed' ? 'closed' : 'open'

export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function mistakesAt(tab: MistakeTab = 'open', page = 1): string {
  const search = new URLSearchParams()
  if (tab === 'closed') search.set('state', tab)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return `${link(site.user.mistakes)}${query && `?${query}`}`
}

export const mistakeAt = (id: number): string => link(site.user.mistake, { mistake_id: id })
