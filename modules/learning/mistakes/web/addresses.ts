import { link, site } from '@school/routes'

export type MistakeTab = 'open' | 'closed'

export const mistakesAt = (state: MistakeTab = 'open', page = 1): string =>
  link(site.user.mistakes, {}, { state, page })

export const mistakeAt = (id: number): string => link(site.user.mistake, { mistake_id: id })
