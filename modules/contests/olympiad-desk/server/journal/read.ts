import type { Ctx } from '@school/kernel/server'
import { listTaughtClasses } from '@school/school-classes/server'
import { presentWatchedStage } from '@school/olympiad-conduct/server'
import { type StageState, stateOf } from '@school/olympiads/contract'
import {
  findOwnSchool,
  listOlympiadsByIds,
  listSchoolCodes,
  listStages,
  presentCode,
} from '@school/olympiads/server'
import type { Journal, JournalList } from '../../contract/index.ts'
import { accessJournal, areResultsOut, idsOf } from './access.ts'
import { findLetter } from './letter.ts'
import {
  countsOf,
  noCounts,
  presentJournalClass,
  presentJournalPupil,
  presentJournalTitle,
} from './present.ts'
import { countJournals, listJournalOlympiadIds } from './queries.ts'
import { listStandings } from './standing.ts'

/** Stages that need the attention of the teacher come first. */
const order: readonly StageState[] = ['running', 'announced', 'checking', 'published', 'cancelled']

/** Olympiads for the viewer's grades, by stages. */
export async function readJournals(ctx: Ctx, stageId: number | null): Promise<JournalList> {
  const classes = await listTaughtClasses(ctx.sql, ctx.viewer.id)
  const grades = [...new Set(classes.map(({ gradeIndex }) => gradeIndex))]
  const ids = await listJournalOlympiadIds(ctx.sql, idsOf(classes), grades)
  const [olympiads, stages] = await Promise.all([
    listOlympiadsByIds(ctx.sql, ids),
    listStages(ctx.sql, ids, 'all'),
  ])
  const counts = await countJournals(
    ctx.sql,
    idsOf(stages),
    idsOf(classes),
    idsOf(stages.filter(areResultsOut)),
    ctx.now,
  )
  const isOwn = (stage: (typeof stages)[number]) =>
    stage.cancelledAt === null
      ? counts.has(stage.id) || stage.grades.some(({ gradeIndex }) => grades.includes(gradeIndex))
      : (counts.get(stage.id)?.registered ?? 0) > 0
  const rankOf = (cards: readonly { state: StageState }[]) =>
    Math.min(...cards.map(({ state }) => order.indexOf(state)))
  return {
    classes: classes.map(presentJournalClass),
    olympiads: olympiads
      .map((olympiad) => ({
        ...presentJournalTitle(olympiad),
        stages: stages
          .filter((stage) => stage.olympiadId === olympiad.id && isOwn(stage))
          .filter(({ id }) => stageId === null || id === stageId)
          .map((stage) => presentWatchedStage(stage, counts.get(stage.id) ?? noCounts, ctx.now)),
      }))
      .filter(({ stages: own }) => own.length > 0)
      .toSorted((a, b) => rankOf(a.stages) - rankOf(b.stages)),
  }
}

/** A stage with the pupils of the viewer's classes. @throws stage_not_found, school_class_not_found */
export async function readJournal(ctx: Ctx, stageId: number, schoolClassId: number | null): Promise<Journal> {
  const journal = await accessJournal(ctx, stageId, schoolClassId)
  const { stage, olympiad, classes, chosen } = journal
  const schoolIds = [...new Set(chosen.map(({ schoolId }) => schoolId))]
  const [{ standings, trial }, codes, ownSchool, letter] = await Promise.all([
    listStandings(ctx, journal),
    listSchoolCodes(ctx.sql, schoolIds, [stageId]),
    findOwnSchool(ctx.sql, ctx.viewer.id),
    stage.publishedAt === null ? undefined : findLetter(ctx, stageId),
  ])
  const pupils = standings.map((standing) => presentJournalPupil(standing, journal.areResultsOut))
  const isOpen = ['announced', 'running'].includes(stateOf(stage, ctx.now))
  const byCode = stage.entry === 'code'
  return {
    ...presentWatchedStage(stage, countsOf(pupils), ctx.now),
    olympiad: presentJournalTitle(olympiad),
    serverNow: ctx.now.toISOString(),
    hardClose: stage.hardClose,
    grades: stage.grades.map(({ gradeIndex, minutes }) => ({ gradeIndex, minutes })),
    trial,
    areResultsOut: journal.areResultsOut,
    classes: classes.map(presentJournalClass),
    schoolClassId,
    pupils,
    codes: byCode ? codes.map(presentCode) : [],
    letter: letter ? { userId: letter.userId, certificateId: letter.id } : null,
    can: {
      issueCode:
        byCode &&
        isOpen &&
        ownSchool !== undefined &&
        schoolIds.includes(ownSchool.id) &&
        !codes.some(({ schoolId }) => schoolId === ownSchool.id),
      saveSlips: isOpen && pupils.length > 0 && (!byCode || codes.length > 0),
      saveMemo: isOpen,
      saveDiplomas: stage.publishedAt !== null && pupils.some(({ certificateId }) => certificateId !== null),
    },
  }
}
