import { query } from '@school/api-client'
import {
  getProfile,
  getReturning,
  listAccountEvents,
  listDemoAccounts,
  listSessions,
} from '../contract/index.ts'

export const demoAccountsQuery = query(listDemoAccounts, {})
export const profileQuery = query(getProfile, {})
export const sessionsQuery = query(listSessions, {})
export const accountEventsQuery = query(listAccountEvents, {})
export const returningQuery = (ticket: string) => query(getReturning, { query: { ticket } })
