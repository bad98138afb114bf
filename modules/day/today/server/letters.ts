import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { Digest } from './rules/index.ts'
import { evening } from './ru-letters.ts'

interface DigestLetter {
  to: string
  userId: number
  digest: Digest
  cause: string
}

/** The day of a pupil in a letter: what is done goes first. */
export const digestLetter = ({ to, userId, digest, cause }: DigestLetter): Message => ({
  channel: 'email',
  kind: { mailing: 'reminders', of: userId },
  to,
  subject: evening.subject(digest),
  text: evening.lines(digest).join('\n\n'),
  link: link(site.user.dailyPlan),
  action: 'Открыть план',
  cause,
})
