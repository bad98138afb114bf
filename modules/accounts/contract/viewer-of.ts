import { guest, type Viewer } from '@school/access'
import type { User } from './user.ts'

/** The `Viewer` behind a user of the wire. */
export const viewerOf = (user: User | null): Viewer =>
  user === null
    ? guest
    : {
        id: user.id,
        kind: user.type,
        isElementary: user.isElementaryPupil,
        isParent: user.isParent,
        isCoach: user.isCoach,
        isMethodist: user.methodist,
        portalRole: null,
        version: user.rightsVersion,
      }
