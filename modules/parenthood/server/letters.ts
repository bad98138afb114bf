import type { Message } from '@school/kernel/server'
import type { LetterKind, Told } from '../contract/report.ts'
import { mailingNames } from './mailings.ts'

const subjects: Record<LetterKind, (child: string) => string> = {
  evening: (child) => `${child}: как прошёл день`,
  weekly: (child) => `${child}: как прошла неделя`,
}

/** A letter about a child: effort first, one advice, one question. The name stands in the nominative alone. */
export const letterOf = (
  kind: LetterKind,
  {
    linkId,
    child,
    told,
    link,
    to,
    cause,
  }: { linkId: number; child: string; told: Told; link: string; to: string; cause: string },
): Message => ({
  channel: 'email',
  kind: { mailing: mailingNames[kind], of: linkId },
  to,
  subject: subjects[kind](child),
  text: [told.effort, told.hard, told.question, told.advice].filter(Boolean).join('\n\n'),
  link,
  action: 'Открыть успехи',
  cause,
})
