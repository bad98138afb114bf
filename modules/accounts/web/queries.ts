import { query } from '@school/api-client'
import { getProfile, listAccountEvents, listDemoAccounts, listSessions } from '../contract/index.ts'

export const demoAccountsQuery = query(listDemoAccounts, {})
export const profileQuery = query(getProfile, {})
export const sessionsQuery = query(listSessions, {})
export const accountEventsQuery = query(listAccountEvents, {})
