import { query } from '@school/api-client'
import { lookAtEmailLink, lookAtRecovery } from '../contract/index.ts'

export const recoveryQuery = (resetPasswordToken: string) =>
  query(lookAtRecovery, { query: { resetPasswordToken } })

export const emailLinkQuery = (confirmationToken: string) =>
  query(lookAtEmailLink, { query: { confirmationToken } })
