import { query } from '@school/api-client'
import { listDemoAccounts } from '../contract/index.ts'

export const demoAccountsQuery = query(listDemoAccounts, {})
