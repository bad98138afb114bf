import { query } from '@school/api-client'
import { getStageMaking } from '../../contract/index.ts'

export const stageMakingQuery = (olympiadId: number) => query(getStageMaking, { params: { olympiadId } })
