import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { LateItem, TodaySource } from '@school/today/server'
import { type CopyRow, listCopies } from './copy-queries.ts'
import { inOrder, isLate, stateOf, tabOf } from './rules/copy.ts'
import { today as t } from './ru.ts'

const shownAtOnce = 3

/** What the viewer has been given, what is due next at the head. */
export const readCopies = async (ctx: Ctx): Promise<CopyRow[]> =>
  (await listCopies(ctx.sql, ctx.viewer.id, ctx.now)).toSorted(inOrder(ctx.now))

const isDue = (copy: CopyRow, now: Date): boolean => {
  const tab = tabOf(stateOf(copy, now))
  return tab === 'now' || tab === 'returned'
}

function noteOf(copy: CopyRow, now: Date, zone: string | undefined): string {
  if (tabOf(stateOf(copy, now)) === 'returned') return t.returned
  if (isLate(copy, now)) return t.late
  const at = copy.softDeadlineAt ?? copy.hardDeadlineAt
  return at === null ? t.noTerm : t.dueOn(at, now, zone)
}

const toldForMs = 14 * 24 * 3600_000

/** When the term of a copy that was not handed in went by, for two weeks after it. */
function lateSince(copy: CopyRow, now: Date): Date | null {
  const isMissed = stateOf(copy, now) === 'missed'
  if (!isMissed && !(isDue(copy, now) && isLate(copy, now))) return null
  const at = copy.softDeadlineAt ?? copy.hardDeadlineAt ?? copy.closedAt
  return at !== null && at <= now && now.getTime() - at.getTime() < toldForMs ? at : null
}

function lateOf(copy: CopyRow, now: Date, zone: string | undefined): LateItem[] {
  const at = lateSince(copy, now)
  if (at === null) return []
  return [
    {
      key: `late homework ${copy.id}`,
      kind: 'late',
      title: copy.title,
      note: t.lateOf(copy.title, copy.startedAt !== null, at, now, zone),
      url: link(site.lms.homework, { homework_id: copy.id }),
      at,
    },
  ]
}

export const dueToday: TodaySource = {
  read: async (ctx) => {
    const copies = await readCopies(ctx)
    const due = copies.filter((copy) => isDue(copy, ctx.now))
    const zone = userOf(ctx)?.timezone
    const lines = due.slice(0, shownAtOnce).map((copy) => ({
      key: `homework ${copy.id}`,
      kind: 'due' as const,
      title: copy.title,
      note: noteOf(copy, ctx.now, zone),
      url: link(site.lms.homework, { homework_id: copy.id }),
      at: copy.softDeadlineAt ?? copy.hardDeadlineAt,
    }))
    const late = copies.flatMap((copy) => lateOf(copy, ctx.now, zone))
    const left = due.length - lines.length
    if (left === 0) return [...lines, ...late]
    const rest = {
      key: 'homeworks',
      kind: 'due' as const,
      title: t.all,
      note: t.more(left),
      url: link(site.lms.homeworks),
      at: null,
    }
    return [...lines, rest, ...late]
  },
}
