import { handle, handleAfter, refusals } from '@school/kernel/server'
import { isSafeRedirect } from '@school/routes'
import * as contract from '../contract/index.ts'
import {
  admitRecognized,
  changeLocale,
  changeProfile,
  receiveApplicant,
  recognize,
  signUpUser,
} from './actions.ts'
import { isDemoAddress, listDemoAccounts } from './demo.ts'
import { accountOf, presentProfile, presentUser } from './present.ts'

const refuse = refusals(contract.accountErrors)

/** Only a page of ours: an address of another site is dropped. */
const afterSignInPath = (redirectUrl: string | undefined): string | null =>
  redirectUrl && isSafeRedirect(redirectUrl) ? redirectUrl : null

export interface AccountsSettings {
  /** Where it is off, nobody signs in by an address of the demo. */
  isDemo: boolean
}

export const routesOf = ({ isDemo }: AccountsSettings) => [
  handle(contract.getMe, async (ctx) => presentUser(accountOf(ctx))),

  handle(contract.getProfile, async (ctx) => presentProfile(accountOf(ctx))),

  handle(contract.updateProfile, async (ctx, { body }) =>
    presentProfile(await changeProfile(ctx, accountOf(ctx), body.user)),
  ),

  handle(contract.updateLocale, async (ctx, { body }) => {
    await changeLocale(ctx, accountOf(ctx), body.locale)
    return null
  }),

  handle(contract.getCsrfToken, async (ctx) => ({ token: ctx.visit.csrfToken })),

  handleAfter(
    contract.signUp,
    (ctx, { body }) => {
      if (!isDemo && isDemoAddress(body.user.email)) throw refuse('email_taken')
      return receiveApplicant(ctx, body.user)
    },
    async (ctx, { body }, applicant) => {
      const user = await signUpUser(ctx, body.user, applicant)
      ctx.visit.signIn(user.id)
      return { userId: user.id, afterSignInPath: afterSignInPath(body.redirectUrl) }
    },
  ),

  handleAfter(
    contract.signIn,
    (ctx, { body }) => recognize(ctx, body.user, isDemo),
    async (ctx, { body }, recognized) => {
      await admitRecognized(ctx, body.user, recognized)
      return { userId: recognized.userId, afterSignInPath: afterSignInPath(body.redirectUrl) }
    },
  ),

  handle(contract.signOut, async (ctx) => {
    ctx.visit.signOut()
    return null
  }),

  handle(contract.listDemoAccounts, async (ctx) => (isDemo ? listDemoAccounts(ctx.db) : [])),
]
