import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import { idsIn, type OfferItem, type TodayItem, type TodaySource } from '@school/today/server'
import { stageInvitations } from './invitations.ts'
import type { OlympiadCard } from '../contract/olympiad.ts'
import { presentCard } from './present.ts'
import {
  listFinishedOlympiads,
  listOlympiads,
  listParticipations,
  listStages,
  type OlympiadRow,
  type OwnParticipationRow,
  type StageRow,
} from './queries.ts'
import { today as t } from './ru.ts'
import { isUnderWay, movedBy, stateOf } from '../contract/stage-times.ts'

/** Usual duration of a stage; the exact one is shown on its page. */
const usualMinutes = 60

const lineOf = ({ id, title }: OlympiadRow) => ({
  key: `olympiad:${id}`,
  title,
  url: link(site.lms.olympiad, { olympiad_id: id }),
})

const planOf = (olympiad: OlympiadRow, reason: string, minutes = usualMinutes) => ({
  thing: 'stage' as const,
  minutes,
  xp: null,
  reason,
  discipline: {
    key: olympiad.disciplineKey,
    title: olympiad.disciplineTitle,
    hue: olympiad.disciplineHue,
  },
})

const waiting = (olympiad: OlympiadRow, stage: string, at: Date, now: Date): TodayItem => ({
  ...lineOf(olympiad),
  kind: 'waiting',
  note: t.opens(stage, at, now),
  at,
  plan: planOf(olympiad, t.whyOpens(at)),
})

const minutesTo = (at: Date | null, now: Date): number =>
  at === null ? usualMinutes : (at.getTime() - now.getTime()) / 60_000

/** A stage of the viewer: being solved, open, or upcoming; null for a finished one. */
function ownItem(
  olympiad: OlympiadRow,
  stage: StageRow,
  mine: OwnParticipationRow,
  isReminded: boolean,
  now: Date,
): TodayItem | null {
  const own = movedBy(stage, mine.shiftSeconds)
  const state = stateOf(own, now)
  const line = lineOf(olympiad)
  if (isUnderWay(mine, now))
    return {
      ...line,
      kind: 'going',
      note: t.going(stage.title),
      at: mine.deadlineAt,
      plan: { ...planOf(olympiad, t.whyGoing, minutesTo(mine.deadlineAt, now)), isRunning: true },
    }
  if (mine.startedAt !== null) return null
  if (state === 'announced') return waiting(olympiad, stage.title, own.opensAt, now)
  if (state !== 'running') return null
  return {
    ...line,
    kind: 'due',
    note: t.closes(stage.title, own.closesAt, now),
    at: own.closesAt,
    plan: planOf(olympiad, isReminded ? t.whyReminded : t.whyOpen(own.closesAt, now)),
  }
}

/** A stage that a teacher has invited the viewer to, and that they have not entered. */
function invitedItem(olympiad: OlympiadRow, stage: StageRow, now: Date): TodayItem | null {
  const { title, opensAt, closesAt } = stage
  const state = stateOf(stage, now)
  if (state !== 'announced' && state !== 'running') return null
  const isOpen = state === 'running'
  return {
    ...lineOf(olympiad),
    kind: isOpen ? 'due' : 'waiting',
    note: t.called(isOpen ? t.closes(title, closesAt, now) : t.opens(title, opensAt, now)),
    at: isOpen ? closesAt : opensAt,
    plan: planOf(olympiad, t.whyCalled),
  }
}

const order: readonly TodayItem['kind'][] = ['going', 'due', 'waiting']

/** Of several stages of an olympiad: the one being solved, otherwise the open one, otherwise the next. */
const firstOf = (items: readonly TodayItem[]): TodayItem[] =>
  items.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)).slice(0, 1)

function offerOf({ id, title, stage, state }: OlympiadCard, now: Date): OfferItem | null {
  if (state !== 'running' || stage.state !== 'running') return null
  const note = t.closes(stage.title, new Date(stage.closesAt), now)
  const url = link(site.lms.olympiad, { olympiad_id: id })
  return { key: `olympiad:${id}`, kind: 'offer', title: t.offer(title), note, url, rank: 30 }
}

const invitedItems = (
  olympiad: OlympiadRow,
  invited: readonly StageRow[],
  mine: readonly OwnParticipationRow[],
  now: Date,
): TodayItem[] =>
  invited
    .filter((stage) => mine.every(({ stageId }) => stageId !== stage.id))
    .flatMap((stage) => invitedItem(olympiad, stage, now) ?? [])

/** One line for each olympiad that the viewer takes part in: what to do next. */
function ownItems(
  olympiad: OlympiadRow,
  card: OlympiadCard,
  stages: readonly StageRow[],
  mine: readonly OwnParticipationRow[],
  invited: readonly StageRow[],
  now: Date,
): TodayItem[] {
  const own = [
    ...mine.flatMap((one) => {
      const stage = stages.find(({ id }) => id === one.stageId)
      return (stage && ownItem(olympiad, stage, one, invited.includes(stage), now)) ?? []
    }),
    ...invitedItems(olympiad, invited, mine, now),
  ]
  if (own.length > 0 || card.stage.state !== 'announced') return firstOf(own)
  const { title, opensAt } = card.stage
  return [waiting(olympiad, title, new Date(opensAt), now)]
}

/** The viewer's stages, and a contest for the class that is open to everybody now. */
export const olympiadsToday: TodaySource = {
  read: async (ctx) => {
    const gradeEq = userOf(ctx)?.grade?.index
    if (gradeEq === undefined) return []
    const olympiads = await listOlympiads(ctx.sql, { gradeEq })
    const ids = olympiads.map(({ id }) => id)
    const [stages, participations] = await Promise.all([
      listStages(ctx.sql, ids),
      listParticipations(ctx.sql, ctx.viewer.id, ids),
    ])
    const open = stages.filter((stage) => ['announced', 'running'].includes(stateOf(stage, ctx.now)))
    const openIds = open.map(({ id }) => id)
    const invitedIds =
      openIds.length === 0
        ? []
        : (
            await Promise.all(
              ctx.extensions(stageInvitations).map((list) => list(ctx.sql, ctx.viewer.id, openIds)),
            )
          ).flat()
    return olympiads.flatMap((olympiad): (TodayItem | OfferItem)[] => {
      const own = stages.filter(({ olympiadId }) => olympiadId === olympiad.id)
      const mine = participations.filter(({ olympiadId }) => olympiadId === olympiad.id)
      const card = presentCard(olympiad, own, mine, ctx.now)
      const invited = own.filter(({ id }) => invitedIds.includes(id))
      if (card.isMine) return ownItems(olympiad, card, own, mine, invited, ctx.now)
      const called = firstOf(invitedItems(olympiad, invited, mine, ctx.now))
      return called.length > 0 ? called : [offerOf(card, ctx.now) ?? []].flat()
    })
  },
  findDone: async (ctx, keys, since) => {
    const ids = idsIn(keys, 'olympiad')
    if (ids.length === 0) return []
    const finished = await listFinishedOlympiads(ctx.sql, ctx.viewer.id, ids, since)
    return finished.map(({ id, at }) => ({ key: `olympiad:${id}`, at }))
  },
}
