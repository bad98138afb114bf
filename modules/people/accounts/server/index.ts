import { extend, listener, type ServerModule, sendMessage } from '@school/kernel/server'
import { userSignedUp } from '../contract/events.ts'
import { forgetAccountEvents, wrongPasswordsBeat } from './account-events.ts'
import { eraseLeft } from './departure/erase.ts'
import { accountPart } from './departure/own-part.ts'
import { personPart } from '@school/personal-data/server'
import { welcomeLetter } from './letters.ts'
import { findUser, isFakeEmail } from '@school/users/server'
import { type AccountsSettings, routesOf } from './routes.ts'
import { forgetSessions } from './sessions.ts'

export { noteAccountEvent } from './account-events.ts'
export { requirePassword } from './contacts.ts'
export { accessReset, contactFreed, holdContact, proveContact } from './proof.ts'
export { afterPasswordChange, ownTexts } from './change-password.ts'
export { loginOf } from './login.ts'
export { requireEntry, requireOpenWay, requireOwnEntry, wayOf } from './entry-rules.ts'
export { judgeNewPassword } from './new-password.ts'
export { isWeakSession } from './own-sessions.ts'
export { loginOfForm } from './sign-up.ts'
export { seedDemoAccounts, seedSignIns, shutOutDemoPeople } from './demo.ts'
export { confirmRecognized, recognize } from './sign-in.ts'
export { signUpWithoutPassword } from './newcomers.ts'
export { lastVisitSql } from './last-visit.ts'
export { presentProfile, userOf } from './present.ts'
export { type ProfileForm, type ProfileParts, type UserPart, userPart } from './user-part.ts'
export { openPupilAccount, parentNamed, profileGuard, setPasswordOfChild } from './families.ts'
export { hashPassword } from './password.ts'
export { endOtherSessions } from './own-sessions.ts'
export { hashingQueue } from './hashing-queue.ts'
export { type Entrance, letIn, type SignInStep, signInStep } from './sign-in-step.ts'
export { keepWayIn, waysIn } from './ways-in.ts'
export { countSessions, endSessionsOf, isFresh, sessionsOf } from './sessions.ts'

export { joinAccounts } from './departure/join.ts'
export { restoreAccount, leave } from './departure/leave.ts'
export { askToReturn } from './departure/return.ts'
export { erasedOn } from './departure/rules.ts'

export const accountsModuleOf = (settings: AccountsSettings): ServerModule => ({
  name: 'accounts',
  routes: routesOf(settings),
  jobs: [forgetSessions, forgetAccountEvents, eraseLeft(settings.guestMonths)],
  beats: [wrongPasswordsBeat],
  extensions: [extend(personPart, accountPart)],
  listeners: [
    listener('welcome', userSignedUp, async (ctx, signedUp) => {
      for (const { userId } of signedUp) {
        const user = await findUser(ctx.db, userId)
        if (user?.email && !isFakeEmail(user.email)) await sendMessage(ctx, welcomeLetter(user), ctx.now)
      }
    }),
  ],
})
