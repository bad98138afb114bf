import { hash } from 'node:crypto'
import type { Visit } from '@school/kernel/server'

/** A browser as our tables name it: whoever reads them can't become it. */
export const visitorHashOf = ({ visitorId }: Pick<Visit, 'visitorId'>): string =>
  hash('sha256', `visitor:${visitorId}`, 'base64url')
