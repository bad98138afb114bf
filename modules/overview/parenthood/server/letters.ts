import type { Message } from '@school/kernel/server'
import type { LetterKind, Told } from '../contract/report.ts'
import { mailingNames } from './mailings.ts'

const subjects: Record<LetterKind, (child: string) => string> = {
  evening: (child) => `${child}: как прошёл день`,
  weekly: (child) => `${child}: как прошла неделя`,
}

/** A letter about a child: effort first, one advice, one question. The name is used in the nominative only. */
export const letterOf = (
  kind: LetterKind,
  {
    linkId,
    child,
    summary,
    plan,
    link,
    to,
    cause,
  }: {
    linkId: number
    child: string
    /** `null` on a day when only the plan is reported. */
    summary: Told | null
    /** The state of the day’s plan, in sentences. */
    plan: readonly string[]
    link: string
    to: string
    cause: string
  },
): Message => ({
  channel: 'email',
  kind: { mailing: mailingNames[kind], of: linkId },
  to,
  subject: subjects[kind](child),
  text: [summary?.effort, summary?.hard, ...plan, summary?.question, summary?.advice]
    .filter(Boolean)
    .join('\n\n'),
  link,
  action: 'Открыть успехи',
  cause,
})
