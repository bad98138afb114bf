import { listener, type Room, sendMessage } from '@school/kernel/server'
import { userSignedUp } from '../contract/events.ts'
import { welcomeLetter } from './letters.ts'
import { findUser } from './queries.ts'
import { type AccountsSettings, routesOf } from './routes.ts'
import { forgetSessions } from './sessions.ts'

export { acquaintance, knows } from './acquaintance.ts'
export { demoPassword } from './demo.ru.ts'
export { type DemoPart, demoPart, type DemoSchool, type PeopledClass } from './demo-part.ts'
export { seedDemoAccounts, shutOutDemoPeople } from './demo.ts'
export { userOf } from './present.ts'
export { takeTurns } from './queries.ts'
export { hashPassword } from './password.ts'
export { fullName, listedName, listedNameSql, publicName, shortName, teacherNameSql } from './names.ts'
export { enlistPeople, type EnlistedPerson } from './seed.ts'
export { hashingQueue } from './hashing-queue.ts'
export { countSessions, sessions } from './sessions.ts'

export const accountsRoomOf = (settings: AccountsSettings): Room => ({
  name: 'accounts',
  routes: routesOf(settings),
  jobs: [forgetSessions],
  listeners: [
    listener('welcome', userSignedUp, async (ctx, signedUp) => {
      for (const { userId } of signedUp) {
        const user = await findUser(ctx.db, userId)
        if (user?.email) await sendMessage(ctx, welcomeLetter(user), ctx.now)
      }
    }),
  ],
})
