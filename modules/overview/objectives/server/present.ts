import { shortName, teacherName } from '@school/names/server'
import { presentDiscipline } from '@school/disciplines/server'
import type { Ctx } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { mostActive } from '../contract/metric.ts'
import type { Objective, ObjectiveList, ObjectiveState, ObjectiveTab } from '../contract/objective.ts'
import { measure } from './measuring.ts'
import { countOfPupil, listForParent, listOfPupil, type ObjectiveRow } from './queries.ts'
import { forecastOf } from './rules/forecast.ts'
import { isReachedBy, type Measure, nothing, percentReached } from './rules/measure.ts'
import { ownCan, parentCan, stateOf } from './rules/state.ts'
import { says } from './ru.ts'
import { stepOf } from './step.ts'

/** A goal with what was done for it. */
export interface Standing {
  row: ObjectiveRow
  measure: Measure
  state: ObjectiveState
  today: string
}

const isUnderWay = (row: ObjectiveRow): row is ObjectiveRow & { beganAt: Date } =>
  row.state === 'active' && row.beganAt !== null

/** Goals with their current progress: one statement per kind of goals, for any number of pupils. */
export async function standingsOf(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  rows: readonly ObjectiveRow[],
): Promise<Standing[]> {
  const measures = await measure(sql, rows.filter(isUnderWay), now)
  return rows.map((row) => {
    const today = dayIn(now, row.zone)
    const kept = { ...nothing, amount: row.amount ?? 0, best: row.amount ?? 0 }
    const measured = measures.get(row.id) ?? kept
    return {
      row,
      measure: measured,
      today,
      state: stateOf(row, isUnderWay(row) && isReachedBy(row, measured), today),
    }
  })
}

export function progressOf({ row, measure, state, today }: Standing): Objective['progress'] {
  if (state === 'proposed' || state === 'declined') return null
  const isDone = state === 'reached' || state === 'claimed'
  return {
    amount: measure.amount,
    total: measure.total,
    percent: isDone ? 100 : Math.min(99, percentReached(row, measure)),
    isDoneToday: measure.days.has(today),
  }
}

const fromOf = ({ origin, author }: ObjectiveRow): string | null => {
  if (author === null) return null
  return origin === 'teacher' ? teacherName(author) : shortName(author)
}

const forecastFor = ({ row, measure, state, today }: Standing): Objective['forecast'] =>
  state === 'active' && row.beganAt !== null
    ? forecastOf(row, measure, { beganOn: dayIn(row.beganAt, row.zone), today, dueOn: row.dueOn })
    : null

/** A goal as the viewer sees it. @param active how many goals of the pupil are active */
export function present(standing: Standing, viewerId: number, active: number): Objective {
  const { row, state } = standing
  const { userId, disciplineId, disciplineKey, disciplineTitle, disciplineHue, skillId, skillTitle } = row
  const isOwn = viewerId === userId
  const mine = row.supports.find(({ parentId }) => parentId === viewerId)
  const nothingAllowed = { accept: false, decline: false, claim: false, move: false, archive: false }
  const asParent = parentCan(
    { state },
    mine && { thankedAt: mine.thankedAt === null ? null : new Date(mine.thankedAt) },
    row.authorId === viewerId,
  )
  return {
    id: row.id,
    origin: row.origin,
    metric: row.metric,
    target: row.target,
    exam: row.exam,
    dailyMinutes: row.dailyMinutes,
    discipline:
      disciplineId === null
        ? null
        : presentDiscipline({
            disciplineId,
            disciplineKey: disciplineKey!,
            disciplineTitle: disciplineTitle!,
            disciplineHue: disciplineHue!,
          }),
    skill: skillId === null ? null : { id: skillId, title: skillTitle! },
    title: says.title(row),
    from: fromOf(row),
    words: row.words,
    state,
    setOn: dayIn(row.beganAt ?? row.setAt, row.zone),
    dueOn: row.dueOn,
    isMoved: row.movedAt !== null,
    progress: progressOf(standing),
    forecast: forecastFor(standing),
    coins: row.coins,
    supports: row.supports.map((support) => ({
      name: shortName(support),
      isMine: support.parentId === viewerId,
      reward: support.reward,
      thankedAt: support.thankedAt && new Date(support.thankedAt).toISOString(),
    })),
    declineWords: row.authorId === viewerId ? row.declineWords : null,
    closedAt: row.closedAt?.toISOString() ?? null,
    step: state === 'active' || state === 'expired' ? stepOf(row) : null,
    can: isOwn
      ? {
          ...ownCan({ state, movedAt: row.movedAt }, active, row.dueOn < standing.today),
          support: false,
          thank: false,
          withdraw: false,
        }
      : { ...nothingAllowed, ...asParent },
  }
}

/** What waits for a word comes first, then what is reached, then what is over its term, then by the term. */
const ranks: Partial<Record<ObjectiveState, number>> = {
  proposed: 0,
  reached: 1,
  claimed: 1,
  expired: 2,
  active: 3,
}

const byUrgency = (a: Standing, b: Standing): number =>
  ranks[a.state]! - ranks[b.state]! ||
  a.row.dueOn.localeCompare(b.row.dueOn) ||
  // Of one term the older first.
  a.row.id - b.row.id

const statesOf: Record<ObjectiveTab, ObjectiveRow['state'][]> = {
  active: ['proposed', 'active'],
  completed: ['claimed', 'archived', 'declined'],
}

/** The goals of a pupil. @param zone of the pupil */
export const readList = (ctx: Ctx, userId: number, tab: ObjectiveTab, zone: string): Promise<ObjectiveList> =>
  readListOf(ctx, userId, listOfPupil(ctx.sql, userId, statesOf[tab]), tab, zone)

/** The goals of a child for a parent: a claimed goal stays in the list until the parent has thanked for it. @param zone of the child */
export const readListForParent = (ctx: Ctx, childId: number, zone: string): Promise<ObjectiveList> =>
  readListOf(ctx, childId, listForParent(ctx.sql, childId, ctx.viewer.id, ctx.now), 'active', zone)

async function readListOf(
  ctx: Ctx,
  userId: number,
  asked: Promise<ObjectiveRow[]>,
  tab: ObjectiveTab,
  zone: string,
): Promise<ObjectiveList> {
  const [rows, counts] = await Promise.all([asked, countOfPupil(ctx.sql, userId)])
  const standings = await standingsOf(ctx, rows)
  const ordered = tab === 'active' ? standings.toSorted(byUrgency) : standings
  return {
    objectives: ordered.map((standing) => present(standing, ctx.viewer.id, counts.active)),
    counts: { active: counts.proposed + counts.active, completed: counts.over },
    today: dayIn(ctx.now, zone),
    active: counts.active,
    can: { add: counts.active < mostActive },
  }
}
