import { hash } from 'node:crypto'
import type { Visit } from '@school/kernel/server'

/** The name of a browser in our tables; a hash, so that a reader of the tables cannot impersonate it. */
export const visitorHashOf = ({ visitorId }: Pick<Visit, 'visitorId'>): string =>
  hash('sha256', `visitor:${visitorId}`, 'base64url')
