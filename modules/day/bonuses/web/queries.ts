import { query } from '@school/api-client'
import { getPartnerGift, listBonusTransactions } from '../contract/index.ts'

export const partnerGiftQuery = (partner: string) => query(getPartnerGift, { params: { partner } })
export const bonusesQuery = query(listBonusTransactions, {})
