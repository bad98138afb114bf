import { query } from '@school/api-client'
import { getProfile } from '../contract/index.ts'

export const profileQuery = (userId: number) => query(getProfile, { params: { userId } })
