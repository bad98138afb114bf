import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { formatDayAndTime, quoted } from '@school/texts'
import type { OlympiadRow, StageRow } from '@school/olympiads/server'
import type { JournalState } from '../../contract/journal.ts'

interface Invitation {
  to: string
  userId: number
  olympiad: OlympiadRow
  stage: StageRow
  state: JournalState
  /** The stage is already running. */
  isOpen: boolean
  cause: string
}

const how: Partial<Record<JournalState, string>> = {
  needs_trial: 'Сначала\u00a0— пробный тур: он короткий и\u00a0открывает этот этап.',
  registered: 'Участие уже есть, осталось начать.',
}

export const invitationLetter = ({
  to,
  userId,
  olympiad,
  stage,
  state,
  isOpen,
  cause,
}: Invitation): Message => ({
  channel: 'email',
  kind: { mailing: 'reminders', of: userId },
  to,
  subject: state === 'registered' ? `Напоминание: ${olympiad.title}` : `Приглашение: ${olympiad.title}`,
  text: [
    state === 'registered'
      ? `Учитель напоминает об\u00a0олимпиаде ${quoted(olympiad.title)}, ${stage.title}.`
      : `Учитель зовёт на\u00a0олимпиаду ${quoted(olympiad.title)}, ${stage.title}.`,
    isOpen
      ? `Этап открыт до\u00a0${formatDayAndTime(stage.closesAt)} по\u00a0Москве.`
      : `Этап откроется ${formatDayAndTime(stage.opensAt)} по\u00a0Москве.`,
    how[state] ?? (stage.entry === 'code' ? 'Для\u00a0входа нужен код школы: его даёт учитель.' : null),
  ]
    .filter(Boolean)
    .join('\n\n'),
  link: link(site.lms.olympiad, { olympiad_id: olympiad.id }),
  action: 'Открыть олимпиаду',
  cause,
})
