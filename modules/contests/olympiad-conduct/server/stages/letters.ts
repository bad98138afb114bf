import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { asSentence, formatDayAndTime, quoted } from '@school/texts'
import { minutesWords } from '@school/olympiads/contract'
import type { AnnouncedChange } from './queries.ts'

const span = (from: string, to: string) => `${formatDayAndTime(from)}\u00a0— ${formatDayAndTime(to)}`

/** New schedule of a moved stage. */
function newTimesOf({ facts }: AnnouncedChange): string[] {
  const { opensAt, closesAt, opensBefore, closesBefore, resultsAt, resultsBefore } = facts
  return [
    opensAt && closesAt && opensBefore && closesBefore
      ? `Теперь он проходит: ${span(opensAt, closesAt)} по Москве. Раньше было: ${span(opensBefore, closesBefore)}.`
      : '',
    resultsAt && resultsBefore
      ? `Итоги откроются ${formatDayAndTime(resultsAt)} по Москве, а не ${formatDayAndTime(resultsBefore)}.`
      : '',
    facts.minutes ? `Теперь на работу: ${minutesWords(facts.minutes)}.` : '',
  ].filter(Boolean)
}

/** Letter to a participant of any age: the text avoids forms of address. */
export const changeLetter = (to: string, userId: number, change: AnnouncedChange): Message => {
  const isMoved = change.kind === 'moved'
  const { stageTitle, olympiadId, olympiadTitle, reason } = change
  return {
    channel: 'email',
    kind: { mailing: 'events', of: userId },
    to,
    subject: isMoved ? `Этап перенесён: ${olympiadTitle}` : `Этап отменён: ${olympiadTitle}`,
    text: [
      `Олимпиада ${quoted(olympiadTitle)}, ${stageTitle}: ${isMoved ? 'время этапа изменилось.' : 'этап отменён, решать его не нужно.'}`,
      ...(isMoved ? newTimesOf(change) : []),
      `Причина: ${asSentence(reason)}`,
    ].join('\n\n'),
    link: link(site.lms.olympiad, { olympiad_id: olympiadId }),
    cause: `olympiad-stage-change:${change.id}:${userId}`,
  }
}
