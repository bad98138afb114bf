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
    plan,
    link,
    to,
    cause,
  }: {
    linkId: number
    child: string
    /** `null` on a day whose plan alone is told of. */
    told: Told | null
    /** How the plan of the day stands, in sentences. */
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
  text: [told?.effort, told?.hard, ...plan, told?.question, told?.advice].filter(Boolean).join('\n\n'),
  link,
  action: 'Открыть успехи',
  cause,
})
