import { admits, guest, type UserType, type Viewer } from '@school/access'
import type { Page } from '@school/routes'
import { standsFor } from './pages-of-site.ts'

const viewerOfType = (type: UserType): Viewer => {
  if (type === 'guest') return guest
  const kind = type === 'pupil' ? 'pupil' : 'agent'
  return { ...guest, id: 1, kind, portalRole: type === 'pupil' || type === 'noRole' ? null : type }
}

/** Whether a page admits whoever is of this type: by its own audience and by that of the page of the site which it shows. */
export const isOpenTo = (page: Page, type: UserType): boolean =>
  [page, standsFor(page)].every(({ who }) => admits(who, viewerOfType(type)))
