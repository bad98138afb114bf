import type { CalendarFeedItem, CalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { type CopyRow, listCopies } from './copy-queries.ts'
import { stateOf, tabOf } from './rules/copy.ts'
import { inCalendar as t } from './ru.ts'

function standing(copy: CopyRow, at: Date, now: Date): CalendarFeedItem['state'] {
  const state = stateOf(copy, now)
  if (state === 'missed') return 'missed'
  const tab = tabOf(state)
  if (tab === 'done' || tab === 'checking') return 'done'
  return at <= now ? 'missed' : 'planned'
}

interface Termed {
  id: number
  title: string
  softDeadlineAt: Date | null
  hardDeadlineAt: Date | null
}

/** The deadline of a homework; with the last day of late submission if there is one. */
export function termsOf({ id, title, softDeadlineAt, hardDeadlineAt }: Termed) {
  const first = softDeadlineAt ?? hardDeadlineAt
  if (!first) return []
  const key = `homework:${id}`
  const hasLast = softDeadlineAt !== null && hardDeadlineAt !== null && hardDeadlineAt > softDeadlineAt
  return [
    { id: key, title, startsAt: first },
    ...(hasLast ? [{ id: `${key}:last`, title: t.last(title), startsAt: hardDeadlineAt }] : []),
  ]
}

const itemsOf = (copy: CopyRow, now: Date): CalendarFeedItem[] =>
  termsOf(copy).map((term) => ({
    ...term,
    kind: 'homework_deadline',
    endsAt: null,
    disciplineName: copy.disciplineTitle,
    hue: copy.disciplineHue,
    courseId: copy.courseId,
    url: link(site.lms.homework, { homework_id: copy.id }),
    state: standing(copy, term.startsAt, now),
    teacherName: copy.teacherName,
    revision: copy.termChanges,
  }))

/** Deadlines of all homeworks of a pupil. */
export const homeworkTerms: CalendarSource = async (sql, { userId, now }) =>
  (await listCopies(sql, userId, now)).flatMap((copy) => itemsOf(copy, now))
