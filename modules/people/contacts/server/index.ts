import { userSignedUp } from '@school/accounts/contract'
import { findUser, isFakeEmail } from '@school/users/server'
import { extend, listener, type ServerModule } from '@school/kernel/server'
import { forgetCodes } from './codes/forget.ts'
import { revokingCodes } from './codes/revoke.ts'
import { demoLetter } from './demo.ts'
import { personPart } from '@school/personal-data/server'
import { contactsPart } from './person-part.ts'
import { hasEmailLink } from './queries.ts'
import { sendEmailLink } from './confirmation.ts'
import { type ContactsSettings, routesOf } from './routes.ts'

export const contactsModuleOf = (settings: ContactsSettings): ServerModule => ({
  name: 'contacts',
  routes: routesOf(settings),
  jobs: [forgetCodes],
  extensions: [extend(personPart, contactsPart), ...revokingCodes, demoLetter],
  listeners: [
    listener('ask-to-confirm', userSignedUp, async (ctx, signedUp) => {
      for (const { userId } of signedUp) {
        const user = await findUser(ctx.db, userId)
        if (
          !user?.email ||
          isFakeEmail(user.email) ||
          user.emailConfirmedAt ||
          (await hasEmailLink(ctx.sql, userId))
        )
          continue
        await sendEmailLink(ctx, user, user.email)
      }
    }),
  ],
})
