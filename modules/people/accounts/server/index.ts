import { extend, listener, type ServerModule, sendMessage } from '@school/kernel/server'
import { userSignedUp } from '../contract/events.ts'
import { forgetAccountEvents, wrongPasswordsBeat } from './account-events.ts'
import { eraseLeft } from './departure/erase.ts'
import { accountPart } from './departure/own-part.ts'
import { personPart } from './person-part.ts'
import { welcomeLetter } from './letters.ts'
import { findUser } from './queries.ts'
import { type AccountsSettings, routesOf } from './routes.ts'
import { forgetCodes } from './codes/forget.ts'
import { forgetSessions } from './sessions.ts'

export * from './codes/index.ts'
export { noteAccountEvent } from './account-events.ts'
export { acquaintance, knows } from './acquaintance.ts'
export { rememberEmail, replacePassword, requirePassword } from './contacts.ts'
export { accessReset, holdContact, proveContact } from './proof.ts'
export { afterPasswordChange, ownTexts } from './change-password.ts'
export { type Login, loginOf } from './login.ts'
export { requireEntry, requireOpenWay, requireOwnEntry, wayOf } from './entry-rules.ts'
export { findBrandOfReader } from './reader-brand.ts'
export { judgeNewPassword } from './new-password.ts'
export { isWeakSession } from './own-sessions.ts'
export { loginOfForm } from './sign-up.ts'
export { demoPassword } from './demo.ru.ts'
export { type DemoPart, demoPart, type DemoSchool, type PeopledClass } from './demo-part.ts'
export {
  isDemoAddress,
  seedConfirmedEmail,
  seedDemoAccounts,
  seedSignIns,
  shutOutDemoPeople,
} from './demo.ts'
export { turnMailing } from './mailings.ts'
export { findHolder, findUser, findUserByLogin, setExpert, setSecondFactor, lockUser } from './queries.ts'
export { confirmRecognized, recognize } from './sign-in.ts'
export { signUpWithoutPassword } from './newcomers.ts'
export { changeSeen, changeSeenProfile, isAsSeen, type Versions } from './versions.ts'
export { lastVisitSql } from './last-visit.ts'
export { changeUser, type PersonType, setGrade, setType } from './actions.ts'
export { regradePupils } from './regrading.ts'
export { accountOf, presentProfile, userOf } from './present.ts'
export { avatarSql, isFakeEmail, isOfStaff } from './rules.ts'
export { type ProfileForm, type ProfileParts, type UserPart, userPart } from './user-part.ts'
export {
  becomeParent,
  hidePhoto,
  openPupilAccount,
  preparePassword,
  profileGuard,
  setPublicProfile,
} from './families.ts'
export { hashPassword } from './password.ts'
export { endOtherSessions } from './own-sessions.ts'
export {
  fullName,
  hiddenName,
  listedName,
  listedNameSql,
  nameInLetters,
  nameOrderSql,
  publicName,
  publicNameSql,
  shortName,
  teacherName,
  teacherNameSql,
} from './names.ts'
export { namesApart, namesApartIn, pageApart } from './namesakes.ts'
export { deleteEnlisted, enlistPeople, type EnlistedPerson, renameEnlisted } from './seed.ts'
export { hashingQueue } from './hashing-queue.ts'
export { type Entrance, letIn, type SignInStep, signInStep } from './sign-in-step.ts'
export { keepWayIn, waysIn } from './ways-in.ts'
export { type Account, countSessions, endSessionsOf, findIdentity, isFresh, sessionsOf } from './sessions.ts'

export {
  cleared,
  erased,
  erasedWhere,
  deletedOnMerge,
  movedOnMerge,
  type DataExport,
  type Forgotten,
  kept,
  personPart,
  type PersonPart,
  readDataExport,
} from './person-part.ts'
export { holdAccounts, isOfWorthSql, isUsedSql, joinAccounts } from './departure/join.ts'
export { restoreAccount, leave } from './departure/leave.ts'
export { askToReturn } from './departure/return.ts'
export { erasedOn } from './departure/rules.ts'

export const accountsModuleOf = (settings: AccountsSettings): ServerModule => ({
  name: 'accounts',
  routes: routesOf(settings),
  jobs: [forgetSessions, forgetCodes, forgetAccountEvents, eraseLeft(settings.guestMonths)],
  beats: [wrongPasswordsBeat],
  extensions: [extend(personPart, accountPart)],
  listeners: [
    listener('welcome', userSignedUp, async (ctx, signedUp) => {
      for (const { userId } of signedUp) {
        const user = await findUser(ctx.db, userId)
        if (user?.email) await sendMessage(ctx, welcomeLetter(user), ctx.now)
      }
    }),
  ],
})
