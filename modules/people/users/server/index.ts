import { extend, type ServerModule } from '@school/kernel/server'
import { personPart } from '@school/personal-data/server'
import { usersPart } from './departure/own-part.ts'

export { acquaintance, knows } from './acquaintance.ts'
export { changeUser, type PersonType, replacePasswordHash, setGrade, setType } from './actions.ts'
export { confirmContact, findClaim, freeContact } from './contacts.ts'
export { closeUser, reopenUser } from './departure/closing.ts'
export { emptyUser } from './departure/erasing.ts'
export { type Account, accountOf, accountSql, findIdentity } from './identity.ts'
export { joinUsers } from './joining.ts'
export { type Login, loginText } from './login.ts'
export { turnMailing } from './mailings.ts'
export { addUser, nameGuest } from './newcomers.ts'
export { findHolder, findUser, findUserByLogin, listByLogin, lockUser, lockUsers } from './queries.ts'
export { findBrandOfReader } from './reader-brand.ts'
export { regradePupils } from './regrading.ts'
export {
  avatarSql,
  fakeDomain,
  isChildAccount,
  isChildAccountSql,
  isContactProved,
  isElementaryGrade,
  isFakeEmail,
  isOfStaff,
  shownLogin,
  viewerOf,
} from './rules.ts'
export {
  deleteEnlisted,
  type EnlistedPerson,
  enlistPeople,
  renameEnlisted,
  seedConfirmedEmail,
} from './seed.ts'

export const usersModule: ServerModule = {
  name: 'users',
  routes: [],
  extensions: [extend(personPart, usersPart)],
}
