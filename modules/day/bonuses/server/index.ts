import { userPart } from '@school/accounts/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import { balanceOf } from '@school/rewards/server'
import * as contract from '../contract/index.ts'
import { claimGift, type GiftSizes, readGift } from './partner-gift.ts'
import { listBonuses } from './queries.ts'
import { reasons } from './ru.ts'

/** @param gifts size of each partner's gift, in bonuses */
export const bonusesModuleOf = ({ partnerGifts }: { partnerGifts: GiftSizes }): ServerModule => ({
  name: 'bonuses',
  routes: [
    handle(contract.getPartnerGift, (ctx, { params }) => readGift(ctx, params.partner, partnerGifts)),
    handle(contract.claimPartnerGift, async (ctx, { params, body }) => {
      await claimGift(ctx, params.partner, body.gradeIndex, partnerGifts)
      return readGift(ctx, params.partner, partnerGifts)
    }),
    handle(contract.listBonusTransactions, async ({ sql, viewer }) => {
      const [balance, rows] = await Promise.all([
        balanceOf(sql, viewer.id, 'bonuses'),
        listBonuses(sql, viewer.id),
      ])
      return {
        balance,
        transactions: rows.map(({ reason, createdAt, ...row }) => ({
          ...row,
          reason: reasons[reason] ?? reason,
          createdAt: createdAt.toISOString(),
        })),
      }
    }),
  ],
  extensions: [
    extend(userPart, {
      name: 'bonuses',
      read: async ({ sql }, { id }) => ({ bonusAmount: await balanceOf(sql, id, 'bonuses') }),
    }),
  ],
})
