import { query } from '@school/api-client'
import { getStreak, getStreakGift, listRestDays } from '../contract/index.ts'

export const streakQuery = query(getStreak, {})
export const streakGiftQuery = (giftId: number) => query(getStreakGift, { params: { giftId } })
export const restDaysQuery = (childId: number) => query(listRestDays, { params: { childId } })
