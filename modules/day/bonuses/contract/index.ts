import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

export { bonusErrors } from './errors.ts'

/** Partners whose gifts the school keeps; the number is that of their postings. */
export const partners = { detmir: 1 } as const
export const Partner = z.enum(['detmir'])
export type Partner = z.infer<typeof Partner>

export const PartnerGift = z.object({
  partner: Partner,
  bonuses: z.int(),
  /** `taken` on the account of the viewer; `not_yours` for those who teach. */
  state: z.enum(['open', 'taken', 'over', 'not_yours']),
  takenAt: z.iso.datetime().nullable(),
  /** Whose it is going to be; `null` for a guest. */
  owner: z
    .object({
      name: z.string(),
      gradeIndex: z.int().nullable(),
      /** A pupil whose class the school does not know. */
      needsGrade: z.boolean(),
    })
    .nullable(),
})
export type PartnerGift = z.infer<typeof PartnerGift>

const params = z.object({ partner: z.string().max(40) })

export const getPartnerGift = endpoint({
  name: 'bonuses.getPartnerGift',
  method: 'GET',
  path: '/api/partner_gifts/:partner',
  audience: 'anyone',
  reads: ['bonuses.transactions', 'accounts.user'],
  summary: 'The gift of a partner: whether it is there, and whose it will be',
  params,
  reply: PartnerGift,
  errors: ['partner_not_found'],
})

export const claimPartnerGift = endpoint({
  name: 'bonuses.claimPartnerGift',
  method: 'POST',
  path: '/api/partner_gifts/:partner/claims',
  audience: 'user',
  changes: ['bonuses.transactions', 'accounts.user'],
  summary: 'Puts the gift of a partner on the account, once; a pupil without a class says it',
  params,
  body: z.object({ gradeIndex: z.int().min(0).max(11).nullable() }),
  reply: PartnerGift,
  errors: [
    'partner_not_found',
    'partner_gift_over',
    'partner_gift_taken',
    'partner_gift_not_for_staff',
    'partner_gift_grade',
  ],
})

export const BonusTransactions = z.object({
  balance: z.int(),
  transactions: z.array(
    z.object({ id: z.int(), amount: z.int(), reason: z.string(), createdAt: z.iso.datetime() }),
  ),
})
export type BonusTransactions = z.infer<typeof BonusTransactions>

export const listBonusTransactions = endpoint({
  name: 'bonuses.list',
  method: 'GET',
  path: '/api/user/bonus_transactions',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['bonuses.transactions'],
  summary: 'Bonuses of the signed-in user: how many there are, and the last hundred that have come and gone',
  reply: BonusTransactions,
})
