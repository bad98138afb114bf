import { personPart } from '@school/personal-data/server'
import { userPart } from '@school/accounts/server'
import { mailingSwitches } from '@school/delivery/server'
import type { FileStore } from '@school/files/server'
import { extend, type ServerModule, Visitors } from '@school/kernel/server'
import { chosenSchool } from '@school/organizations/server'
import { findChosenSchool } from './queries.ts'
import { personMailings } from './mailings.ts'
import { forgetOldCopies } from './own-data/routes.ts'
import { profilesPersonPart } from './person-part.ts'
import { removeUnusedPhotos } from './photo/jobs.ts'
import { personRoutes } from './person/routes.ts'
import { photoRoutesOf } from './photo/routes.ts'
import { profilePart } from './profile-part.ts'
import { routesOf } from './routes.ts'

export { type Hold, standingHold } from './hold.ts'
export { seedPhoto } from './photo/seed.ts'
export { turnByLink } from './stopped-mailing.ts'

/**
 * @param secrets of the school: links in letters are signed by them
 * @param store where files lie that people take along
 */
export const profilesModuleOf = (
  { secrets }: { secrets: readonly string[] },
  store: FileStore,
): ServerModule => ({
  name: 'profiles',
  routes: [...routesOf(new Visitors(secrets, true), store), ...photoRoutesOf(store), ...personRoutes],
  jobs: [forgetOldCopies, removeUnusedPhotos],
  extensions: [
    extend(personPart, profilesPersonPart),
    extend(userPart, profilePart),
    extend(mailingSwitches, personMailings),
    extend(chosenSchool, findChosenSchool),
  ],
})
