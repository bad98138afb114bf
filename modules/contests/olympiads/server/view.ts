import type { Ctx } from '@school/kernel/server'
import type { Attempt } from '@school/works/contract'
import { findPlace, shownPlace } from '@school/ratings/server'
import { readStart, withoutResult } from '@school/works/server'
import { presentDiscipline } from '@school/disciplines/server'
import type { Olympiad, OlympiadCard, OlympiadAttempt, Place, Stage } from '../contract/olympiad.ts'
import { findEntrant } from './admission.ts'
import { accessOlympiad, accessParticipation, accessStage } from './access.ts'
import { findOwnSchool, listSchoolCodes } from './code-queries.ts'
import { presentCard, presentCode, presentParticipation } from './present.ts'
import {
  countBetter,
  listParticipations,
  listStages,
  type OlympiadRow,
  type ParticipationRow,
  type StageRow,
} from './queries.ts'
import { areResultsMine, choosableGrades, hereOf, shownGradeOf } from './rules/index.ts'
import { isUnderWay, stateOf } from '../contract/stage-times.ts'
import { closedBecause, gradesOf, type Person, type Standing, standingOf } from './standing.ts'

/** Cards of these olympiads with their current states. */
export async function readCards(ctx: Ctx, olympiads: readonly OlympiadRow[]): Promise<OlympiadCard[]> {
  const ids = olympiads.map(({ id }) => id)
  const [stages, participations] = await Promise.all([
    listStages(ctx.sql, ids),
    listParticipations(ctx.sql, ctx.viewer.id, ids),
  ])
  const byOlympiad = Map.groupBy(stages, ({ olympiadId }) => olympiadId)
  return olympiads.map((olympiad) =>
    presentCard(olympiad, byOlympiad.get(olympiad.id)!, participations, ctx.now),
  )
}

/** Place of a visible result; a virtual one is placed among the official ones without affecting them. */
async function placeOf(ctx: Ctx, stage: StageRow, mine: ParticipationRow | null): Promise<Place | null> {
  if (!mine?.judgedAt || !areResultsMine(stage, mine.isVirtual)) return null
  const isAwarded = mine.award !== null
  if (!mine.isVirtual)
    return stage.publishedAt
      ? shownPlace(await findPlace(ctx.sql, mine.workId, mine.userId), isAwarded)
      : null
  const grade = stage.grades.find(({ gradeIndex }) => gradeIndex === mine.gradeIndex)!
  const { better, participants } = await countBetter(ctx.sql, grade.workId, mine.points!)
  const found = { place: better + 1, participants: participants + 1 }
  return shownPlace({ ...found, points: mine.points!, maxPoints: mine.maxPoints! }, isAwarded)
}

/** Seconds left for a late start; null when nothing is lost. */
async function shortenedSeconds(ctx: Ctx, stage: StageRow, person: Person, standing: Standing) {
  const isAhead = stateOf(standing.own, ctx.now) === 'running' && !standing.official?.startedAt
  if (!isAhead || !stage.hardClose) return null
  const shown = shownGradeOf(gradesOf(stage), standing.official?.gradeIndex ?? null, person.facts.gradeIndex)
  const grade = stage.grades.find(({ gradeIndex }) => gradeIndex === shown)!
  const { classIds, schoolIds } = person.facts
  const { time } = await readStart(ctx, { workId: grade.workId, classIds, schoolIds })
  return time.isShortened ? time.seconds : null
}

async function readStage(
  ctx: Ctx,
  stage: StageRow,
  person: Person,
  standing: Standing,
  isHere: boolean,
  codes: ReadonlyMap<number, Parameters<typeof presentCode>[0]>,
  hasSchool: boolean,
): Promise<Stage> {
  const { step, official, practice, own } = standing
  const state = stateOf(own, ctx.now)
  const isPractising = practice !== null && isUnderWay(practice, ctx.now)
  const read = (mine: ParticipationRow | null) =>
    mine && placeOf(ctx, stage, mine).then((place) => presentParticipation(mine, stage, place))
  const code = codes.get(stage.id)
  const isJudged = step === 'results' || Boolean(practice?.judgedAt)
  return {
    id: stage.id,
    kind: stage.kind,
    title: stage.title,
    state,
    opensAt: own.opensAt.toISOString(),
    closesAt: own.closesAt.toISOString(),
    resultsAt: stage.resultsAt?.toISOString() ?? null,
    withdrawnBecause: stage.withdrawnBecause,
    change: stage.change,
    hardClose: stage.hardClose,
    entry: stage.entry,
    requiresTrial: stage.requiresTrial,
    passPercent: stage.passPercent,
    grades: stage.grades,
    participants: stage.participants,
    awards: stage.awards && { shares: [...stage.awards.shares], percents: [...stage.awards.percents] },
    isHere,
    isRatingOpen: stage.publishedAt !== null || stage.isRatingLive,
    step,
    closedBecause: step === 'closed_above' ? closedBecause(person.facts, stage) : null,
    participation: await read(official),
    practice: await read(practice),
    shortenedSeconds: await shortenedSeconds(ctx, stage, person, standing),
    can: {
      enter: step === 'may_enter' || step === 'needs_code',
      changeGrade: step === 'registered' || step === 'ready',
      start: step === 'ready',
      goOn: step === 'solving' || isPractising,
      practise: ctx.viewer.id > 0 && step === 'missed' && !practice?.startedAt,
      readSolutions: isJudged && !isPractising,
      issueCode: hasSchool && !code && stage.entry === 'code' && ['announced', 'running'].includes(state),
    },
    schoolCode: code ? presentCode(code) : null,
  }
}

async function readCodes(ctx: Ctx, stages: readonly StageRow[]) {
  const school = ctx.viewer.kind === 'agent' ? await findOwnSchool(ctx.sql, ctx.viewer.id) : undefined
  const rows = school
    ? await listSchoolCodes(
        ctx.sql,
        [school.id],
        stages.map(({ id }) => id),
      )
    : []
  return { hasSchool: school !== undefined, codes: new Map(rows.map((row) => [row.stageId, row])) }
}

/** An olympiad as its landing shows it to this viewer. @throws olympiad_not_found */
export async function readOlympiadPage(ctx: Ctx, olympiadId: number): Promise<Olympiad> {
  const row = await accessOlympiad(ctx, olympiadId)
  const [facts, stages, participations] = await Promise.all([
    findEntrant(ctx),
    listStages(ctx.sql, [olympiadId], { of: ctx.viewer.id }),
    listParticipations(ctx.sql, ctx.viewer.id, [olympiadId]),
  ])
  const person: Person = { viewer: ctx.viewer, facts, participations }
  const standings = stages.map((stage) => standingOf(person, stage, stages, ctx.now))
  const here = hereOf(
    stages.map((stage, index) => ({ state: stateOf(stage, ctx.now), step: standings[index]!.step })),
  )
  const { hasSchool, codes } = await readCodes(ctx, stages)
  const { stage: _current, ...card } = presentCard(row, stages, participations, ctx.now)
  const shown: Stage[] = []
  for (const [index, stage] of stages.entries())
    shown.push(await readStage(ctx, stage, person, standings[index]!, index === here, codes, hasSchool))
  return {
    ...card,
    aboutHtml: row.aboutHtml,
    rulesHtml: row.rulesHtml,
    serverNow: ctx.now.toISOString(),
    choosableGrades: ctx.viewer.kind === 'pupil' ? choosableGrades(row.grades, facts.gradeIndex) : [],
    shownGrade: shownGradeOf(row.grades, participations.at(-1)?.gradeIndex ?? null, facts.gradeIndex),
    stages: shown,
  }
}

/** An attempt with the data that the screens show around it; reloaded because the attempt has changed. @throws participation_not_found */
export async function readOlympiadAttempt(
  ctx: Ctx,
  participationId: number,
  attempt: Attempt,
): Promise<OlympiadAttempt> {
  const mine = await accessParticipation(ctx, participationId)
  const { stage, olympiad } = await accessStage(ctx, mine.stageId)
  const grade = stage.grades.find(({ gradeIndex }) => gradeIndex === mine.gradeIndex)!
  return {
    olympiad: { id: olympiad.id, title: olympiad.title, discipline: presentDiscipline(olympiad) },
    stage: {
      id: stage.id,
      title: stage.title,
      kind: stage.kind,
      state: stateOf(stage, ctx.now),
      closesAt: stage.closesAt.toISOString(),
      resultsAt: stage.resultsAt?.toISOString() ?? null,
      withdrawnBecause: stage.withdrawnBecause,
    },
    participation: presentParticipation(mine, stage, await placeOf(ctx, stage, mine)),
    minutes: grade.minutes,
    // A judged attempt stays without a result until the results of all are published.
    attempt: areResultsMine(stage, mine.isVirtual) ? attempt : withoutResult(attempt),
    canReadSolutions: mine.judgedAt !== null && areResultsMine(stage, mine.isVirtual),
    isRatingOpen: stage.publishedAt !== null || stage.isRatingLive,
  }
}
