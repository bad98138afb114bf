import { type PageOf, type Paging, rowsAsked, type TableFormat } from '@school/kernel/contract'
import { type Ctx, TableFile } from '@school/kernel/server'
import { noteNames } from '@school/organizations/server'
import { formatDayAndTime } from '@school/texts'
import type {
  AccessLock,
  AccessTable,
  ManagedOlympiad,
  StageAccess,
  StageClass,
  StagePupil,
  StageSchool,
} from '../../contract/index.ts'
import {
  type listManagedStages,
  stageGradeColumns,
  stageStateColumns,
} from '../../contract/access-endpoints.ts'
import { refuse } from '../refuse.ts'
import { accessStateOf } from '../rules/index.ts'
import { accessManagedStage, accessNames, accessPlace, isEntryOpen, stageName } from './access.ts'
import { listPupils, type PupilRow, type PupilsAsked } from './pupil-queries.ts'
import {
  type ClassesAsked,
  type ClassRow,
  countAccesses,
  countListed,
  listClasses,
  listSchools,
  type LockRow,
  noFigures,
  type SchoolRow,
} from './queries.ts'
import { readAppealsBySchools, readSchoolAppeals } from '../school-desk/appeals.ts'
import { readinessItems } from '../../contract/readiness.ts'
import { countReadySchools } from '../school-desk/readiness-queries.ts'
import type * as z from 'zod'
import { presentMonitoredTitle, presentWatchedStage } from '@school/olympiad-conduct/server'
import { stateOf } from '@school/olympiads/contract'
import { type StageRow, gradesOf, listOlympiads, listStages } from '@school/olympiads/server'
import { accessTableWords as words } from './ru-listing.ts'

/** @throws managed_place_not_found */
export async function readManagedStages(
  ctx: Ctx,
  asked: z.output<NonNullable<(typeof listManagedStages)['query']>>['q'],
): Promise<ManagedOlympiad[]> {
  const [place, olympiads] = await Promise.all([accessPlace(ctx), listOlympiads(ctx.sql, {})])
  const all = await listStages(
    ctx.sql,
    olympiads.map(({ id }) => id),
  )
  const hasGrade = (stage: StageRow) =>
    rowsAsked(
      stageGradeColumns,
      asked,
      gradesOf(stage).map((grade) => ({ grade })),
    ).length > 0
  const stages = rowsAsked(stageStateColumns, asked, all, (stage) => stateOf(stage, ctx.now)).filter(hasGrade)
  const figures = await countAccesses(
    ctx.sql,
    stages.map(({ id }) => id),
    place.schoolIds,
  )
  return olympiads.flatMap((olympiad) => {
    const own = stages.filter(({ olympiadId }) => olympiadId === olympiad.id)
    if (own.length === 0) return []
    return [{ ...presentMonitoredTitle(olympiad), stages: own.map((stage) => cardOf(stage)) }]
  })

  function cardOf(stage: StageRow) {
    const { counts, ...card } = presentWatchedStage(stage, figures.get(stage.id) ?? noFigures, ctx.now)
    return { ...card, grades: gradesOf(stage), figures: counts }
  }
}

type StagesAsked = Parameters<typeof readManagedStages>[1]

/** The same as a table file. @throws managed_place_not_found */
export async function managedStagesFile(
  ctx: Ctx,
  asked: StagesAsked,
  format: TableFormat,
): Promise<TableFile> {
  const olympiads = await readManagedStages(ctx, asked)
  return new TableFile({
    format,
    name: words.stagesName,
    titles: words.stages,
    rows: olympiads.flatMap(({ title, stages }) =>
      stages.map(({ figures, ...stage }) => [
        title,
        stage.title,
        formatDayAndTime(stage.opensAt),
        formatDayAndTime(stage.closesAt),
        figures.classes,
        figures.openClasses,
        figures.forbiddenClasses,
        figures.expected,
        figures.registered,
        figures.schoolCodes,
        figures.personalCodes,
      ]),
    ),
  })
}

/** @throws managed_place_not_found, stage_not_found */
export async function readStageAccess(ctx: Ctx, stageId: number): Promise<StageAccess> {
  const { stage, place, lock } = await accessManagedStage(ctx, stageId)
  const of = { stageId, schoolIds: place.schoolIds }
  const isSchool = place.kind === 'school'
  const [figures, listed, ready] = await Promise.all([
    countAccesses(ctx.sql, [stageId], place.schoolIds),
    countListed(ctx.sql, of),
    isSchool ? null : countReadySchools(ctx.sql, { ...of, items: readinessItems.length }),
  ])
  const isOpen = isEntryOpen(stage, ctx.now)
  return {
    organization: { id: place.id, name: place.name, kind: place.kind },
    entry: stage.entry,
    grades: gradesOf(stage),
    figures: figures.get(stageId) ?? noFigures,
    lock: presentLock(lock),
    listed,
    readySchools: ready === null ? null : { ready, schools: place.schoolIds.length },
    can: {
      open: isSchool && isOpen && stage.entry === 'code' && lock === null,
      lock: !isSchool && isOpen,
      force: !isSchool && isOpen && stage.entry === 'code',
      seeNames: ctx.features.has('schoolPersonalDataAccess'),
    },
  }
}

const presentLock = (lock: LockRow | null): AccessLock | null =>
  lock && { ...lock, setAt: lock.setAt.toISOString() }

const presentClass = (
  { schoolId, schoolName, openedAt, lock, hasCode, ...row }: ClassRow,
  { entry }: StageRow,
): StageClass => ({
  ...row,
  school: { id: schoolId, name: schoolName },
  state: accessStateOf({
    entry,
    hasCode,
    lock: lock?.kind ?? null,
    isOpened: openedAt !== null,
    hasListed: row.listed > 0,
  }),
  openedAt: openedAt?.toISOString() ?? null,
  lock: presentLock(lock),
})

/** @throws managed_place_not_found, stage_not_found, monitored_school_not_found */
export async function readClasses(
  ctx: Ctx,
  stageId: number,
  asked: ClassesAsked,
  paging: Paging,
): Promise<PageOf<StageClass>> {
  const { stage, place } = await accessManagedStage(ctx, stageId)
  const { schoolIdEq } = asked
  if (schoolIdEq !== undefined && !place.schoolIds.includes(schoolIdEq))
    throw refuse('monitored_school_not_found')
  const schoolIds = schoolIdEq === undefined ? place.schoolIds : [schoolIdEq]
  const { rows, total } = await listClasses(ctx.sql, { stageId, schoolIds }, { asked }, paging)
  return { rows: rows.map((row) => presentClass(row, stage)), total }
}

const presentSchool = ({ lock, ...row }: SchoolRow): StageSchool => ({ ...row, lock: presentLock(lock) })

/** @throws managed_place_not_found, stage_not_found */
export async function readSchools(
  ctx: Ctx,
  stageId: number,
  name: string | null,
  paging: Paging,
): Promise<PageOf<StageSchool>> {
  const { place } = await accessManagedStage(ctx, stageId)
  const { rows, total } = await listSchools(ctx.sql, { stageId, schoolIds: place.schoolIds }, name, paging)
  return { rows: rows.map(presentSchool), total }
}

const presentPupil = (
  { lockKind, isOpened, hasCode, registeredAt, ...row }: PupilRow,
  { entry }: StageRow,
): StagePupil => ({
  userId: row.userId,
  name: row.name,
  className: row.className,
  access: accessStateOf({ entry, lock: lockKind, isOpened, hasListed: row.isListed, hasCode }),
  isListed: row.isListed,
  hasPersonalCode: row.hasPersonalCode,
  standing: row.standing,
  registeredAt: registeredAt?.toISOString() ?? null,
})

/** @throws managed_place_not_found, stage_not_found, names_closed */
export async function readPupils(
  ctx: Ctx,
  stageId: number,
  asked: PupilsAsked,
  paging: Paging,
  list: 'olympiad' | 'olympiad_file' = 'olympiad',
): Promise<PageOf<StagePupil>> {
  const { stage, olympiad, place } = await accessNames(ctx, stageId)
  const of = { stageId, schoolIds: place.schoolIds }
  const { rows, total } = await listPupils(ctx.sql, of, asked, paging, ctx.now)
  noteNames(ctx, { organizationId: place.id, list, about: stageName(olympiad, stage), names: rows.length })
  return { rows: rows.map((row) => presentPupil(row, stage)), total }
}

const whole = { page: 1, limit: 100_000 }
const yes = (is: boolean): string | null => (is ? words.yes : null)

const tables: Record<AccessTable, (ctx: Ctx, stageId: number) => Promise<(string | number | null)[][]>> = {
  classes: async (ctx, stageId) =>
    (await readClasses(ctx, stageId, {}, whole)).rows.map((row) => [
      row.school.name,
      `${row.gradeIndex}${row.letter}`,
      words.states[row.state],
      row.lock?.reason ?? null,
      row.pupils,
      row.registered,
      row.listed,
      row.personalCodes,
      row.room || null,
      row.supervisor,
    ]),
  schools: async (ctx, stageId) =>
    (await readSchools(ctx, stageId, null, whole)).rows.map((row) => [
      row.name,
      row.city,
      row.lock && words.states[row.lock.kind],
      row.lock?.reason ?? null,
      row.classes,
      row.openClasses,
      row.pupils,
      row.registered,
      row.ready,
    ]),
  pupils: async (ctx, stageId) =>
    (await readPupils(ctx, stageId, {}, whole, 'olympiad_file')).rows.map((row) => [
      row.name,
      row.className,
      words.states[row.access],
      yes(row.isListed),
      yes(row.hasPersonalCode),
      words.standings[row.standing],
    ]),
  appeals: async (ctx, stageId) =>
    (await readSchoolAppeals(ctx, stageId, { ...whole, q: {} }, 'olympiad_file')).rows.map((row) => [
      row.id,
      row.name,
      row.className,
      row.gradeIndex,
      words.task(row.task),
      words.appealStates[row.state],
      formatDayAndTime(row.filedAt),
      row.decidedAt && formatDayAndTime(row.decidedAt),
      row.words || null,
      row.decidedAt && row.gained / 100,
    ]),
  appeals_by_schools: async (ctx, stageId) =>
    (await readAppealsBySchools(ctx, stageId)).map((row) => [
      row.name,
      row.city,
      row.open,
      row.accepted,
      row.declined,
    ]),
}

/** The list of the same name as a table file. @throws what the reader of the list throws */
export async function accessTableFile(
  ctx: Ctx,
  stageId: number,
  { table, format }: { table: AccessTable; format: TableFormat },
): Promise<TableFile> {
  const { olympiad, stage } = await accessManagedStage(ctx, stageId)
  return new TableFile({
    format,
    name: [olympiad.title, stage.title, words.names[table]].join(', '),
    titles: words[table],
    rows: await tables[table](ctx, stageId),
  })
}
