import { acquaintance, findIdentity } from '@school/users/server'
import { demoPart } from '@school/demo-school/server'
import { parentNamed, profileGuard, userPart } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { childReader, extend, type ServerModule } from '@school/kernel/server'
import { refuse } from './access.ts'
import { askNamedParent } from './asking.ts'
import { childRoutes } from './child-routes.ts'
import { familiesDemo } from './demo.ts'
import { areOfOneFamily, parentRoutesOf } from './parent-routes.ts'
import { isForbidden, isParentOf, isParentPhoneConfirmed } from './queries.ts'
import { familiesPart } from './person-part.ts'
import type { FamilySettings } from './settings.ts'

export { accessDecision } from './access.ts'
export { setLetters } from './actions.ts'
export { whoTypes } from './codes.ts'
export { findMissingConsent } from './missing-consent.ts'
export { isForbidden, isForbiddenSql, isParentOf, isPhotoForbidden } from './queries.ts'

export const familiesModuleOf = (settings: FamilySettings): ServerModule => ({
  name: 'families',
  routes: [...parentRoutesOf(settings), ...childRoutes],
  extensions: [
    extend(personPart, familiesPart),
    extend(demoPart, familiesDemo),
    extend(acquaintance, areOfOneFamily),
    extend(parentNamed, askNamedParent),
    extend(userPart, {
      name: 'families',
      read: async ({ sql }, { id, parentPhone }) => ({
        parentPhoneConfirmed: parentPhone !== null && (await isParentPhoneConfirmed(sql, id, parentPhone)),
      }),
    }),
    extend(childReader, async (sql, parentId, childId) =>
      (await isParentOf(sql, parentId, childId)) ? findIdentity(sql, childId) : null,
    ),
    extend(profileGuard, async ({ sql }, userId, { publicProfile }) => {
      if (publicProfile && (await isForbidden(sql, userId, 'public_name')))
        throw refuse('public_name_forbidden')
    }),
  ],
})
