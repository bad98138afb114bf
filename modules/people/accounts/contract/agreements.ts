import { endpoint, idParams } from '@school/kernel/contract'
import { User } from './user.ts'

export const agreementNames = ['coach', 'externship'] as const
export type AgreementName = (typeof agreementNames)[number]

export interface Agreement {
  /** Of this edition: the next one has another, so that a page which shows an old text accepts nothing new. */
  readonly id: number
  readonly name: AgreementName
  /** The day of the edition, as its page says it. */
  readonly version: string
  /** The content page with the text. */
  readonly path: string
}

/** The texts in force. After a new edition everybody has to accept it again. */
export const agreements: readonly Agreement[] = [
  { id: 1, name: 'coach', version: '2026-11-14', path: 'privacy_contractor/coach_data' },
  { id: 2, name: 'externship', version: '2026-11-14', path: 'privacy_contractor/externship_data' },
]

type Asked = Pick<User, 'needAcceptCoachAgreement' | 'needAcceptExternshipAgreement'>

/** What a person must accept before going on, the first of them first (shared-application §6). */
export const agreementsAsked = (user: Asked): Agreement[] => {
  const asked = { coach: user.needAcceptCoachAgreement, externship: user.needAcceptExternshipAgreement }
  return agreements.filter(({ name }) => asked[name])
}

export const acceptAgreement = endpoint({
  name: 'accounts.acceptAgreement',
  method: 'POST',
  path: '/api/user/coach/agreements/:agreementId/accepts',
  audience: 'agent',
  changes: ['accounts.user'],
  summary: 'Accepts this edition of a text for those who work with the school; repeating it changes nothing',
  params: idParams('agreementId'),
  reply: User,
  errors: ['agreement_not_found'],
})
