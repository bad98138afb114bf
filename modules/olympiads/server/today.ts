import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import type { OfferItem, TodayItem, TodaySource } from '@school/today/server'
import type { OlympiadCard } from '../contract/olympiad.ts'
import { listOlympiads, listParticipations, type ParticipationRow } from './queries.ts'
import { today as t } from './ru.ts'
import { isUnderWay } from './rules/index.ts'
import { readCards } from './view.ts'

/** A stage of the viewer: solved now, open, or still to come; nothing of one that is done. */
function ownItem(card: OlympiadCard, mine: readonly ParticipationRow[], now: Date): TodayItem | null {
  const { title, stage, id } = card
  const line = { key: `olympiad ${id}`, title, url: link(site.lms.olympiad, { olympiad_id: id }) }
  const begun = mine.find((one) => isUnderWay(one, now))
  if (begun) return { ...line, kind: 'going', note: t.going(stage.title), at: begun.deadlineAt }
  const opensAt = new Date(stage.opensAt)
  if (stage.state === 'announced')
    return { ...line, kind: 'waiting', note: t.opens(stage.title, opensAt, now), at: opensAt }
  if (stage.state !== 'running' || mine.every(({ startedAt }) => startedAt !== null)) return null
  const closesAt = new Date(stage.closesAt)
  return { ...line, kind: 'due', note: t.closes(stage.title, closesAt, now), at: closesAt }
}

function offerOf({ id, title, stage, state }: OlympiadCard, now: Date): OfferItem | null {
  if (state !== 'running' || stage.state !== 'running') return null
  const note = t.closes(stage.title, new Date(stage.closesAt), now)
  const url = link(site.lms.olympiad, { olympiad_id: id })
  return { key: `olympiad ${id}`, kind: 'offer', title: t.offer(title), note, url, rank: 30 }
}

/** The viewer's stages, and a contest of the class that is open to everybody now. */
export const olympiadsToday: TodaySource = {
  read: async (ctx) => {
    const gradeEq = userOf(ctx)?.grade?.index
    if (gradeEq === undefined) return []
    const olympiads = await listOlympiads(ctx.sql, { gradeEq })
    const cards = await readCards(ctx, olympiads)
    const ids = olympiads.map(({ id }) => id)
    const mine = Map.groupBy(
      await listParticipations(ctx.sql, ctx.viewer.id, ids),
      ({ olympiadId }) => olympiadId,
    )
    return cards.flatMap((card) =>
      card.isMine ? (ownItem(card, mine.get(card.id) ?? [], ctx.now) ?? []) : (offerOf(card, ctx.now) ?? []),
    )
  },
}
