import { answer, answerAfter, refusals } from '@school/kernel/server'
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

export const answersOf = ({ isDemo }: AccountsSettings) => [
  answer(contract.getMe, async (ctx) => presentUser(accountOf(ctx))),

  answer(contract.getProfile, async (ctx) => presentProfile(accountOf(ctx))),

  answer(contract.updateProfile, async (ctx, { body }) =>
    presentProfile(await changeProfile(ctx, accountOf(ctx), body.user)),
  ),

  answer(contract.updateLocale, async (ctx, { body }) => {
    await changeLocale(ctx, accountOf(ctx), body.locale)
    return null
  }),

  answer(contract.getCsrfToken, async (ctx) => ({ token: ctx.visit.csrfToken })),

  answerAfter(
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

  answerAfter(
    contract.signIn,
    (ctx, { body }) => recognize(ctx, body.user, isDemo),
    async (ctx, { body }, recognized) => {
      await admitRecognized(ctx, body.user, recognized)
      return { userId: recognized.userId, afterSignInPath: afterSignInPath(body.redirectUrl) }
    },
  ),

  answer(contract.signOut, async (ctx) => {
    ctx.visit.signOut()
    return null
  }),

  answer(contract.listDemoAccounts, async (ctx) => (isDemo ? listDemoAccounts(ctx.db) : [])),
]
