import { acquaintance, findIdentity } from '@school/users/server'
import { demoPart } from '@school/demo-school/server'
import { profileGuard, userPart } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { childReader, extend, type ServerModule } from '@school/kernel/server'
import { refuse } from './access.ts'
import { childRoutes } from './child-routes.ts'
import { familiesDemo } from './demo.ts'
import { areOfOneFamily, parentRoutes } from './parent-routes.ts'
import { isForbidden, isParentOf, isParentPhoneConfirmed } from './queries.ts'
import { familiesPart } from './person-part.ts'

export { accessDecision } from './access.ts'
export { setLetters } from './actions.ts'
export { whoTypes } from './codes.ts'
export { isForbidden, isForbiddenSql, isParentOf, isPhotoForbidden } from './queries.ts'

export const familiesModule: ServerModule = {
  name: 'families',
  routes: [...parentRoutes, ...childRoutes],
  extensions: [
    extend(personPart, familiesPart),
    extend(demoPart, familiesDemo),
    extend(acquaintance, areOfOneFamily),
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
}
