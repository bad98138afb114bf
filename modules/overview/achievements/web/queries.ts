import { query } from '@school/api-client'
import { getReached, listNewAchievements } from '../contract/index.ts'

export const reachedQuery = (userId: number) => query(getReached, { params: { userId } })

export const newAchievementsQuery = query(listNewAchievements, {})
