import { codeErrors } from '../contract/code-errors.ts'
import { contactErrors } from '../contract/errors.ts'
import { emailOf } from '@school/kernel/contract'
import {
  codeLivesMs,
  codePauseMs,
  findLink,
  giveCode,
  allowCode,
  linkLivesMs,
  recognizeCode,
  takeCode,
} from './codes/index.ts'
import {
  holdContact,
  letIn,
  loginOf,
  loginOfForm,
  proveContact,
  requireEntry,
  wayOf,
} from '@school/accounts/server'
import { type Login, accountOf, isFakeEmail, loginText } from '@school/users/server'
import { requireCaptcha, spendCaptcha } from '@school/captcha/server'
import { handle, handleAfter, Refusal, refusals } from '@school/kernel/server'
import { isSafeRedirect } from '@school/routes'
import type { ContactForm } from '../contract/address.ts'
import * as contract from '../contract/index.ts'
import * as confirmation from './confirmation.ts'
import { codeTexts } from './letters.ts'
import * as recovery from './recovery.ts'

const refuseCode = refusals(codeErrors)
const refuseContact = refusals(contactErrors)

const sentLink: contract.SentProof = {
  way: 'email',
  resendAfterSeconds: codePauseMs / 1000,
  livesSeconds: linkLivesMs / 1000,
}
const sentCode = (way: contract.PhoneWay): contract.SentProof => ({
  way,
  resendAfterSeconds: codePauseMs / 1000,
  livesSeconds: codeLivesMs / 1000,
})

const signInPurpose = 'contacts.sign_in'

/** What is wrong with a link, as its page says it. */
async function problemOf(looking: Promise<unknown>): Promise<{ code: string; text: string } | null> {
  try {
    await looking
    return null
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, text: error.message }
    throw error
  }
}

export interface ContactsSettings {
  /** When off, demo accounts cannot be recovered. */
  isDemo: boolean
}

const guestRoutes = ({ isDemo }: ContactsSettings) => [
  handleAfter(
    contract.askRecovery,
    async (ctx, { body }) => {
      const login = loginOfContact(body.user)
      requireEntry(ctx, wayOf('recovery', login))
      const passed = await requireCaptcha(ctx, body.recaptchaToken)
      return { passed, wish: await recovery.wishRecovery(ctx, login, isDemo) }
    },
    async (ctx, _input, { passed, wish }) => {
      await spendCaptcha(ctx, passed, `recovery:${wish.allowed.to}`)
      await recovery.beginRecovery(ctx, wish)
      return 'phone' in wish.login ? sentCode('sms') : sentLink
    },
  ),

  handleAfter(
    contract.confirmRecoveryCode,
    (ctx, { body }) =>
      recognizeCode(ctx, { purpose: recovery.recoveryPurpose, to: body.phone, code: body.code }),
    async (ctx, { body }, code) => ({
      resetPasswordToken: await recovery.giveResetToken(ctx, await takeCode(ctx, code), body.phone),
    }),
  ),

  handle(contract.lookAtRecovery, async (ctx, { query }) => {
    const looking = findLink(ctx, recovery.recoveryPurpose, query.resetPasswordToken)
    return { problem: (await problemOf(looking))?.text ?? null }
  }),

  handleAfter(
    contract.resetPassword,
    (ctx, { body }) => recovery.prepareReset(ctx, body.user),
    async (ctx, { body }, passwordHash) => {
      const { userId, login } = await recovery.reset(ctx, body.user.resetPasswordToken, passwordHash)
      return letIn(ctx, { userId, way: wayOf('recovery', login), afterSignInPath: null })
    },
  ),

  handleAfter(
    contract.askSignInCode,
    async (ctx, { body }) => {
      requireEntry(ctx, 'phoneCode')
      const passed = await requireCaptcha(ctx, body.recaptchaToken)
      const user = await recovery.findOwner(ctx, { phone: body.phone }, isDemo)
      const wish = { purpose: signInPurpose, to: body.phone, userId: user?.id ?? null }
      return { passed, wish: await allowCode(ctx, wish) }
    },
    async (ctx, { body }, { passed, wish }) => {
      await spendCaptcha(ctx, passed, `phone_sign_in:${body.phone}`)
      ctx.security('authn_token_created', {
        reason: 'sign_in',
        subjectIds: wish.userId === null ? [] : [wish.userId],
      })
      await giveCode(ctx, wish, (code) => ({ text: codeTexts.signIn(code) }))
      return sentCode('sms')
    },
  ),

  handleAfter(
    contract.signInByPhone,
    (ctx, { body }) =>
      recognizeCode(ctx, { purpose: signInPurpose, to: body.phone, code: body.token }, 'token'),
    async (ctx, { body }, code) => {
      await holdContact(ctx.sql, { phone: body.phone })
      const userId = await takeCode(ctx, code)
      const proof = await proveContact(ctx, { userId, login: { phone: body.phone } })
      if (proof === 'taken' || proof === 'gone') throw refuseCode('code_expired', 'token')
      const afterSignInPath = isSafeRedirect(body.redirectUrl) ? (body.redirectUrl ?? null) : null
      return letIn(ctx, { userId, way: 'phoneCode', afterSignInPath })
    },
  ),
]

/** @throws contact_required; login_without_address for any made-up login, whether or not there is such an account */
function loginOfContact({ emailOrPhone, ...fields }: ContactForm): Login {
  const login = emailOrPhone ? loginOf(emailOrPhone) : loginOfForm(fields)
  if ('phone' in login) return login
  if (isFakeEmail(loginText(login))) throw refuseContact('login_without_address')
  return emailOf(login.email) ? login : loginOfForm({})
}

const presentLink = (
  found: Pick<confirmation.FoundLink, 'email' | 'isOfStranger' | 'user'> | null,
  problem: { code: string; text: string } | null,
): contract.EmailLink => ({
  email: found?.email ?? null,
  problem: problem?.text ?? null,
  isForeign: problem?.code === 'link_foreign',
  asksPassword: found !== null && found.isOfStranger && found.user.passwordHash !== null,
  resetsAccess: found?.isOfStranger ?? false,
})

const ownerRoutes = [
  handleAfter(
    contract.askConfirmation,
    (ctx, { body }) =>
      body.confirmation
        ? confirmation.wishPhoneCode(ctx, body.confirmation)
        : confirmation.wishEmailLink(ctx),
    async (ctx, { body }, allowed) => {
      if (body.confirmation) {
        await confirmation.sendPhoneCode(ctx, allowed, body.confirmation.type)
        return sentCode(body.confirmation.type)
      }
      await confirmation.sendEmailLink(ctx, accountOf(ctx), allowed.to)
      return sentLink
    },
  ),

  handleAfter(
    contract.confirmPhone,
    (ctx, { body }) => {
      const purpose = confirmation.phonePurpose(ctx.viewer.id)
      return recognizeCode(ctx, { purpose, to: body.phone, code: body.code })
    },
    async (ctx, { body }, code) => {
      await holdContact(ctx.sql, { phone: body.phone })
      await takeCode(ctx, code)
      await confirmation.takePhone(ctx, body.phone)
      return null
    },
  ),

  handleAfter(
    contract.changeEmail,
    (ctx, { body }) => confirmation.wishEmailChange(ctx, body.user),
    async (ctx, _input, change) => {
      await confirmation.beginEmailChange(ctx, change)
      return sentLink
    },
  ),

  handle(contract.keepEmail, async (ctx) => {
    await confirmation.dropEmailChange(ctx)
    return null
  }),

  handle(contract.lookAtEmailLink, async (ctx, { query }) => {
    let found: confirmation.FoundLink | null = null
    const looking = confirmation.accessEmailLink(ctx, query.confirmationToken)
    const problem = await problemOf(looking.then((one) => (found = one)))
    return presentLink(found, problem)
  }),

  handleAfter(
    contract.confirmEmail,
    (ctx, { body }) => confirmation.recognizeOwner(ctx, body.confirmationToken, body.currentPassword),
    (ctx, { body }, knowsPassword) => confirmation.takeEmailLink(ctx, body.confirmationToken, knowsPassword),
  ),
]

export const routesOf = (settings: ContactsSettings) => [...guestRoutes(settings), ...ownerRoutes]
