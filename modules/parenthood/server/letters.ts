import type { Message } from '@school/kernel/server'
import type { LetterKind, Told } from '../contract/report.ts'

const subjects: Record<LetterKind, (child: string) => string> = {
  evening: (child) => `${child}: как прошёл день`,
  weekly: (child) => `${child}: как прошла неделя`,
}

/** A letter about a child: effort first, one advice, one question. The name stands in the nominative alone. */
export const letterOf = (
  kind: LetterKind,
  { child, told, link, to, cause }: { child: string; told: Told; link: string; to: string; cause: string },
): Message => ({
  channel: 'email',
  to,
  subject: subjects[kind](child),
  text: [
    told.effort,
    told.hard,
    told.question,
    told.advice,
    'Перестать получать такие письма можно по\u00a0той\u00a0же ссылке.',
  ]
    .filter(Boolean)
    .join('\n\n'),
  link,
  action: 'Подробнее и\u00a0настройка писем',
  cause,
})
