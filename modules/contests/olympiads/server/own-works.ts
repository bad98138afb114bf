import { link, site } from '@school/routes'
import type { OwnWorkItem, OwnWorkSource } from '@school/results/server'
import { presentParticipation } from './present.ts'
import {
  listOlympiadsOf,
  listParticipations,
  listStages,
  type OlympiadRow,
  type OwnParticipationRow,
  type StageRow,
} from './queries.ts'
import { own as t } from './ru.ts'
import { isUnderWay, movedBy, stateOf } from '../contract/stage-times.ts'

/** Entered but not begun: an upcoming or open stage; null for a past or cancelled one. */
function aheadOf(stage: StageRow, mine: OwnParticipationRow, now: Date) {
  const own = movedBy(stage, mine.shiftSeconds)
  const state = stateOf(own, now)
  if (state === 'announced') return { note: t.opens(stage.title, own.opensAt, now), at: own.opensAt }
  if (state === 'running') return { note: t.closes(stage.title, own.closesAt, now), at: own.closesAt }
  return null
}

/** A stage of an olympiad; its result is shown under the same rules as on its own page. */
function itemOf(
  olympiad: OlympiadRow,
  stage: StageRow,
  mine: OwnParticipationRow,
  now: Date,
): OwnWorkItem | null {
  const line = {
    key: `participation ${mine.id}`,
    title: olympiad.title,
    result: null,
    url: link(site.lms.olympiad, { olympiad_id: olympiad.id }),
  }
  if (mine.startedAt === null) {
    const ahead = aheadOf(stage, mine, now)
    return ahead && { ...line, ...ahead, state: 'ahead' }
  }
  const note = t.stage(stage.title, mine.gradeIndex, mine.isVirtual)
  if (isUnderWay(mine, now)) return { ...line, state: 'going', note, at: mine.startedAt }
  const at = mine.finishedAt ?? mine.deadlineAt
  const { result, award, disqualification } = presentParticipation(mine, stage, null)
  if (!result) return { ...line, state: 'waiting', note: t.waiting(note, stage), at }
  const outcome = award === null ? t.percent(result.percent) : t.diploma(award)
  const facts = t.done(note, award === null ? null : result.percent, disqualification !== null)
  return { ...line, state: 'done', note: facts, result: outcome, at }
}

export const ownOlympiads: OwnWorkSource = {
  title: t.title,
  rank: 20,
  read: async ({ sql, viewer, now }) => {
    const olympiads = await listOlympiadsOf(sql, viewer.id)
    const ids = olympiads.map(({ id }) => id)
    const [stages, participations] = await Promise.all([
      listStages(sql, ids, { of: viewer.id }),
      listParticipations(sql, viewer.id, ids),
    ])
    return participations.flatMap((mine) => {
      const olympiad = olympiads.find(({ id }) => id === mine.olympiadId)
      const stage = stages.find(({ id }) => id === mine.stageId)
      return (olympiad && stage && itemOf(olympiad, stage, mine, now)) ?? []
    })
  },
}
