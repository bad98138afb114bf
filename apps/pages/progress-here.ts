import { isBuilt } from '@school/app'
import { link, portal } from '@school/routes'

/** Address of a pupil's results for teachers and administrators; `null` on the site, which has no such page. */
export const progressHere = (): ((userId: number) => string) | null =>
  isBuilt(portal.personal.progress) ? (userId) => link(portal.personal.progress, { userId }) : null
