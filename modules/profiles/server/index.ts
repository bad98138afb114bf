import { userPart } from '@school/accounts/server'
import type { FileStore } from '@school/files/server'
import { extend, type Room } from '@school/kernel/server'
import { removeUnusedPhotos } from './photo/jobs.ts'
import { personRoutes } from './person/routes.ts'
import { photoRoutesOf } from './photo/routes.ts'
import { profilePart } from './profile-part.ts'
import { routes } from './routes.ts'

export { type Hold, standingHold } from './hold.ts'
export { seedPhoto } from './photo/seed.ts'

export const profilesRoomOf = (store: FileStore): Room => ({
  name: 'profiles',
  routes: [...routes, ...photoRoutesOf(store), ...personRoutes],
  jobs: [removeUnusedPhotos],
  extensions: [extend(userPart, profilePart)],
})
