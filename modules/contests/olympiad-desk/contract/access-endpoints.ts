import * as z from 'zod'
import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  flagColumn,
  Id,
  idColumn,
  idParams,
  numberColumn,
  TableFormat,
  TypedLine,
  listBody,
  pagingBy,
  personColumns,
  WireInteger,
} from '@school/kernel/contract'
import { pupilStandings } from '@school/olympiad-conduct/contract'
import { stageStates } from '@school/olympiads/contract'
import {
  accessLockKinds,
  ListImport,
  ManagedOlympiad,
  StageAccess,
  StageClass,
  StagePupil,
  StageSchool,
} from './accesses.ts'
import { accessWords } from './errors.ts'

const StageId = idParams('stageId')
const path = '/api/wk/olympiad_stages'
/** People who run olympiads in a school or a municipality. */
const byManagers = { audience: 'staff', feature: 'olympiadsAccessManagement' } as const
const gradeColumn = {
  ...numberColumn,
  value: WireInteger(1, 11),
}
const reads = [
  'olympiads.stages',
  'olympiads.accesses',
  'olympiads.participations',
  'olympiads.codes',
  'olympiads.personalCodes',
  'schoolClasses.classes',
] as const

/** A stage has several grades and matches when one of them meets all comparisons. */
export const stageGradeColumns = { grade: gradeColumn }
export const stageStateColumns = { state: choiceColumn(stageStates) }
const StageFilters = filtersOf(comparing({ ...stageGradeColumns, ...stageStateColumns }), [])

export const listManagedStages = endpoint({
  name: 'olympiads.listManagedStages',
  method: 'GET',
  path,
  ...byManagers,
  reads: [...reads],
  summary:
    'Olympiads by stages with how far the classes of the viewer’s school, or of the schools below, are let in',
  query: z.object({ q: StageFilters }),
  reply: z.array(ManagedOlympiad),
  errors: ['managed_place_not_found'],
})

export const saveManagedStages = endpoint({
  name: 'olympiads.saveManagedStages',
  method: 'GET',
  path: `${path}/file`,
  ...byManagers,
  summary: 'The same stages as a table to be saved',
  query: z.object({ format: TableFormat, q: StageFilters }),
  isFile: true,
  reply: z.unknown(),
  errors: ['managed_place_not_found'],
})

export const getStageAccess = endpoint({
  name: 'olympiads.getStageAccess',
  method: 'GET',
  path: `${path}/:stageId/access`,
  ...byManagers,
  reads: [...reads],
  summary: 'How a stage is let into the viewer’s schools, and what the viewer may change in it',
  params: StageId,
  reply: StageAccess,
  errors: ['stage_not_found', 'managed_place_not_found'],
})

export const stageClassColumns = { grade: gradeColumn, schoolId: idColumn }
const ClassFilters = filtersOf(comparing(stageClassColumns), [])

export const listStageClasses = endpoint({
  name: 'olympiads.listStageClasses',
  method: 'GET',
  path: `${path}/:stageId/accesses`,
  ...byManagers,
  reads: [...reads],
  summary:
    'Classes of the grades of a stage in the viewer’s schools, each with how its pupils come in; figures alone',
  params: StageId,
  query: pagingBy(100).extend({ q: ClassFilters }),
  reply: z.array(StageClass),
  paged: true,
  errors: ['stage_not_found', 'managed_place_not_found', 'monitored_school_not_found'],
})

export const openToClasses = endpoint({
  name: 'olympiads.openToClasses',
  method: 'PATCH',
  path: `${path}/:stageId/accesses`,
  ...byManagers,
  changes: ['olympiads.accesses', 'olympiads.stages'],
  summary:
    'Opens a stage that is entered by a code to classes of the own school, or closes it: registered pupils stay. For its administrator',
  params: StageId,
  body: z.object({
    schoolClassIds: z.array(Id).min(1, accessWords.classesNeeded).max(300),
    isOpen: z.boolean(),
  }),
  reply: z.object({ changed: z.int() }),
  errors: [
    'stage_not_found',
    'managed_place_not_found',
    'access_of_school',
    'access_needless',
    'access_decided_above',
    'entry_closed',
    'monitored_class_not_found',
  ],
})

const SchoolFilters = filtersOf({ nameCont: TypedLine.max(60) }, [])

export const listSchoolAccesses = endpoint({
  name: 'olympiads.listSchoolAccesses',
  method: 'GET',
  path: `${path}/:stageId/schools`,
  ...byManagers,
  reads: [...reads],
  summary:
    'The viewer’s schools in a stage: classes let in, pupils registered, and what was decided for each',
  params: StageId,
  query: pagingBy(50).extend({ q: SchoolFilters }),
  reply: z.array(StageSchool),
  paged: true,
  errors: ['stage_not_found', 'managed_place_not_found'],
})

export const lockSchools = endpoint({
  name: 'olympiads.lockSchools',
  method: 'PATCH',
  path: `${path}/:stageId/schools`,
  ...byManagers,
  changes: ['olympiads.accesses', 'olympiads.stages'],
  summary:
    'Forbids a stage to schools below, opens it to all of their classes, or leaves it to them again (kind null). For administrators of a municipality',
  params: StageId,
  body: z.object({
    schoolIds: z.array(Id).min(1, accessWords.schoolsNeeded).max(2000),
    kind: z.enum(accessLockKinds).nullable(),
    reason: z.string().trim().max(300),
  }),
  reply: z.object({ changed: z.int() }),
  errors: [
    'stage_not_found',
    'managed_place_not_found',
    'access_of_municipality',
    'access_needless',
    'access_reason_needed',
    'entry_closed',
    'monitored_school_not_found',
  ],
})

export const stagePupilColumns = {
  classId: idColumn,
  standing: choiceColumn(pupilStandings),
  isListed: flagColumn,
}
const PupilFilters = filtersOf({ ...comparing(stagePupilColumns), nameCont: TypedLine.max(60) }, [])

export const listStagePupils = endpoint({
  name: 'olympiads.listStagePupils',
  method: 'GET',
  path: `${path}/:stageId/pupils`,
  ...byManagers,
  reads: [...reads, 'works.attempts'],
  summary:
    'Pupils of the viewer’s schools for whom a stage is: let in or not, registered, through; no points',
  params: StageId,
  query: pagingBy(50).extend({ q: PupilFilters }),
  reply: z.array(StagePupil),
  paged: true,
  errors: ['stage_not_found', 'managed_place_not_found', 'names_closed'],
})

export const importListed = endpoint({
  name: 'olympiads.importListed',
  forProved: true,
  method: 'POST',
  path: `${path}/:stageId/list_imports`,
  ...byManagers,
  changes: ['olympiads.accesses', 'olympiads.stages'],
  summary:
    'Looks at a list of pupils of the own school, or puts them into the list of a stage. Rows by which no pupil is found are not taken and are named',
  params: StageId,
  body: z.object(listBody(personColumns, 200_000)),
  reply: ListImport,
  errors: [
    'stage_not_found',
    'managed_place_not_found',
    'access_of_school',
    'access_needless',
    'access_decided_above',
    'entry_closed',
    'list_empty',
    'names_closed',
  ],
  perMinute: 30,
})

export const unlistPupil = endpoint({
  name: 'olympiads.unlistPupil',
  method: 'DELETE',
  path: `${path}/:stageId/listed_pupils/:userId`,
  ...byManagers,
  changes: ['olympiads.accesses', 'olympiads.stages'],
  summary: 'Takes a pupil of the own school off the list of a stage; registered pupils stay',
  params: z.object({ stageId: Id, userId: Id }),
  reply: z.null(),
  errors: [
    'stage_not_found',
    'managed_place_not_found',
    'access_of_school',
    'access_needless',
    'access_decided_above',
    'entry_closed',
    'listed_pupil_not_found',
  ],
})

/** Tables of the access to a stage; those who see a table may save it. */
export const accessTables = ['classes', 'schools', 'pupils', 'appeals', 'appeals_by_schools'] as const
export type AccessTable = (typeof accessTables)[number]

export const saveAccessTable = endpoint({
  name: 'olympiads.saveAccessTable',
  method: 'GET',
  path: `${path}/:stageId/tables/file`,
  ...byManagers,
  summary: 'Classes, schools, pupils or appeals of a stage as a table to be saved, whole',
  params: StageId,
  query: z.object({ table: z.enum(accessTables), format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['stage_not_found', 'managed_place_not_found', 'names_closed', 'desk_of_school'],
})
