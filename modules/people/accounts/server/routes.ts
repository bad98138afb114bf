import { requireCaptcha, spendCaptcha } from '@school/captcha/server'
import { handle, handleAfter, refusals } from '@school/kernel/server'
import { isSafeRedirect } from '@school/routes'
import { userErrors } from '@school/users/contract'
import * as contract from '../contract/index.ts'
import { listAccountEvents, noteAccountEvent } from './account-events.ts'
import { changeLocale, changeProfile } from './actions.ts'
import { acceptAgreement } from './agreements.ts'
import { autoRegister, payForAccount } from './auto-registration.ts'
import { changePassword, preparePassword } from './change-password.ts'
import { isDemoAddress } from '@school/demo-school/server'
import { listDemoAccounts } from './demo.ts'
import { findReturning, takeReturn } from './departure/return.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { requireEntry, wayOf } from './entry-rules.ts'
import { accountOf, loginText } from '@school/users/server'
import { presentProfile, presentUser } from './present.ts'
import { letIn } from './sign-in-step.ts'
import { confirmRecognized, recognize } from './sign-in.ts'
import { loginOfForm, receiveApplicant, signUpUser } from './sign-up.ts'
import { loginOf } from './login.ts'

const refuse = refusals(userErrors)

/** Accepts only pages of our own site: other addresses are dropped. */
const afterSignInPath = (redirectUrl: string | undefined): string | null =>
  redirectUrl && isSafeRedirect(redirectUrl) ? redirectUrl : null

export interface AccountsSettings {
  /** When off, demo accounts cannot sign in. */
  isDemo: boolean
  /** How long an auto-registered account without a way to come back is kept. */
  guestMonths: number
}

export const routesOf = ({ isDemo }: Pick<AccountsSettings, 'isDemo'>) => [
  handle(contract.getMe, async (ctx) => presentUser(accountOf(ctx))),

  handle(contract.getProfile, async (ctx) => presentProfile(ctx, accountOf(ctx))),

  handle(contract.updateProfile, async (ctx, { body }) =>
    presentProfile(ctx, await changeProfile(ctx, accountOf(ctx), body.user, body.version)),
  ),

  handle(contract.updateLocale, async (ctx, { body }) => {
    await changeLocale(ctx, accountOf(ctx), body.locale)
    return null
  }),

  handle(contract.acceptAgreement, async (ctx, { params }) =>
    presentUser(await acceptAgreement(ctx, accountOf(ctx), params.agreementId)),
  ),

  handle(contract.getCsrfToken, async (ctx) => ({ token: ctx.visit.csrfToken })),

  handleAfter(
    contract.signUp,
    async (ctx, { body }) => {
      requireEntry(ctx, wayOf('registration', loginOfForm(body.user)))
      const passed = await requireCaptcha(ctx, body.recaptchaToken)
      if (!isDemo && isDemoAddress(body.user.email ?? '')) throw refuse('email_taken')
      return { passed, applicant: await receiveApplicant(ctx, body.user) }
    },
    async (ctx, { body }, { passed, applicant }) => {
      await spendCaptcha(ctx, passed, `sign_up:${loginText(loginOfForm(body.user))}`)
      const user = await signUpUser(ctx, body.user, applicant)
      const way = wayOf(applicant.known ? 'password' : 'registration', loginOfForm(body.user))
      return letIn(ctx, { userId: user.id, way, afterSignInPath: afterSignInPath(body.redirectUrl) })
    },
  ),

  handleAfter(
    contract.signIn,
    (ctx, { body }) => {
      requireEntry(ctx, wayOf('password', loginOf(body.user.email)))
      return recognize(ctx, body.user, isDemo, body.recaptchaToken)
    },
    async (ctx, { body }, recognized) => {
      await confirmRecognized(ctx, body.user, recognized)
      const way = wayOf('password', loginOf(body.user.email))
      const { userId } = recognized
      return letIn(ctx, { userId, way, afterSignInPath: afterSignInPath(body.redirectUrl) })
    },
  ),

  handle(contract.signOut, async (ctx) => {
    ctx.visit.signOut()
    return null
  }),

  handle(contract.getReturning, (ctx, { query }) => findReturning(ctx, query.ticket ?? '')),

  handle(contract.returnToAccount, async (ctx, { body }) => {
    const userId = await takeReturn(ctx, body.ticket)
    return letIn(ctx, { userId, way: 'goes_on', afterSignInPath: null })
  }),

  handleAfter(
    contract.autoRegister,
    (ctx, { body }) => payForAccount(ctx, body.recaptchaToken),
    async (ctx, { body }, passed) => {
      if (passed) await spendCaptcha(ctx, passed, `auto_registration:${ctx.visit.visitorId}`)
      return autoRegister(ctx, body)
    },
  ),

  handleAfter(
    contract.changePassword,
    (ctx, { body }) => preparePassword(ctx, accountOf(ctx).id, body.user),
    (ctx, _input, change) => changePassword(ctx, change),
  ),

  handle(contract.listSessions, (ctx) => listOwnSessions(ctx, accountOf(ctx).id)),

  handle(contract.endSession, async (ctx, { params }) => {
    await endOwnSession(ctx, accountOf(ctx).id, params.deviceSessionId)
    return null
  }),

  handle(contract.endOtherSessions, async (ctx) => {
    const { id } = accountOf(ctx)
    const ended = await endOtherSessions(ctx, id)
    if (ended > 0) await noteAccountEvent(ctx, id, 'other_sessions_ended')
    return { ended }
  }),

  handle(contract.listAccountEvents, (ctx) => listAccountEvents(ctx.sql, accountOf(ctx).id)),

  handle(contract.listDemoAccounts, async (ctx) => (isDemo ? listDemoAccounts(ctx.db) : [])),
]
