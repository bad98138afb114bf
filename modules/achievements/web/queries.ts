import { query } from '@school/api-client'
import { getProfile, listNewAchievements } from '../contract/index.ts'

export const profileQuery = (userId: number) => query(getProfile, { params: { userId } })

export const newAchievementsQuery = query(listNewAchievements, {})
