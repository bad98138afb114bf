import { isBuilt } from '@school/app'
import { link, portal } from '@school/routes'

/** Where the results of a pupil stand for whoever looks after them; `null` on the site, which has no such page. */
export const progressHere = (): ((userId: number) => string) | null =>
  isBuilt(portal.personal.progress) ? (userId) => link(portal.personal.progress, { userId }) : null
