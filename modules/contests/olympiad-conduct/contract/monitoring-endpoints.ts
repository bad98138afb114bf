import * as z from 'zod'
import {
  endpoint,
  filtersOf,
  Id,
  idParams,
  pagingBy,
  TableFormat,
  TypedLine,
  WireInteger,
} from '@school/kernel/contract'
import {
  GivenTime,
  MonitoredGroupFilters,
  MonitoredGroups,
  monitoredOnPage,
  MonitoredAttemptFilters,
  mostGivenTimes,
} from '@school/monitoring/contract'
import {
  MonitoredCode,
  MonitoredOlympiad,
  MonitoredParticipant,
  MonitoredStage,
  SchoolTile,
  SchoolWithoutCode,
} from './monitoring.ts'

const StageId = idParams('stageId')

export const listMonitoredOlympiads = endpoint({
  name: 'olympiads.listMonitored',
  method: 'GET',
  path: '/api/teacher/olympiad_stages',
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary:
    'Olympiads by stages with how far their participants are: everybody for a methodist, those of one’s school and classes for a teacher',
  reply: z.array(MonitoredOlympiad),
})

export const getMonitoredStage = endpoint({
  name: 'olympiads.getMonitoredStage',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId',
  audience: 'agent',
  reads: [
    'olympiads.stages',
    'olympiads.participations',
    'works.attempts',
    'works.allowances',
    'olympiads.timeRequests',
    'monitoring.stuckAttempts',
    'olympiads.clarifications',
    'reviews.appeals',
  ],
  summary: 'A stage for the people who lead its participants',
  params: StageId,
  reply: MonitoredStage,
  errors: ['stage_not_found'],
})

export const listMonitoredParticipants = endpoint({
  name: 'olympiads.listMonitoredParticipants',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/participants',
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'works.allowances'],
  summary:
    'Who takes part and how far they are, by name; only those whom the viewer leads, and no points before the results',
  params: StageId,
  query: pagingBy(monitoredOnPage).extend({ q: MonitoredAttemptFilters }),
  reply: z.array(MonitoredParticipant),
  paged: true,
  errors: ['stage_not_found', 'names_closed'],
})

export const saveMonitoredParticipants = endpoint({
  name: 'olympiads.saveMonitoredParticipants',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/participants/file',
  audience: 'agent',
  summary: 'All of the same participants, in the same order, as a table to be saved',
  params: StageId,
  query: z.object({ format: TableFormat, q: MonitoredAttemptFilters }),
  isFile: true,
  reply: z.unknown(),
  errors: ['stage_not_found', 'names_closed'],
})

export const listStageGroups = endpoint({
  name: 'olympiads.listStageGroups',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/groups',
  audience: 'agent',
  reads: ['olympiads.participations'],
  summary:
    'Schools and classes of the participants whom the viewer leads, by a part of the name; five hundred of each at most',
  params: StageId,
  query: z.object({ q: MonitoredGroupFilters }),
  reply: MonitoredGroups,
  errors: ['stage_not_found'],
})

export const mostTiles = 5000

export const listStageTiles = endpoint({
  name: 'olympiads.listStageTiles',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/tiles',
  audience: 'agent',
  reads: ['olympiads.participations', 'works.attempts', 'works.allowances'],
  summary:
    'By schools: how many of the participants whom the viewer leads have not begun, solve, are lost and are through',
  params: StageId,
  reply: z.array(SchoolTile).max(mostTiles),
  errors: ['stage_not_found'],
})

export const listGivenTime = endpoint({
  name: 'olympiads.listGivenTime',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/time_grants',
  audience: 'agent',
  reads: ['works.allowances'],
  summary: 'Who was given more time in a stage, how much, why and by whom; the latest first',
  params: StageId,
  reply: z.array(GivenTime).max(mostGivenTimes),
  errors: ['stage_not_found', 'names_closed'],
})

export const listMonitoredCodes = endpoint({
  name: 'olympiads.listMonitoredCodes',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/codes',
  audience: 'agent',
  reads: ['olympiads.codes'],
  summary:
    'Codes of a stage by schools, by a part of the name or the city: all of them for a methodist, that of one’s own school for a teacher',
  params: StageId,
  query: pagingBy(100).extend({ q: filtersOf({ nameCont: TypedLine.max(60) }, []) }),
  reply: z.array(MonitoredCode),
  paged: true,
  errors: ['stage_not_found'],
})

export const issueCodeTo = endpoint({
  name: 'olympiads.issueCodeTo',
  method: 'POST',
  path: '/api/teacher/olympiad_stages/:stageId/codes',
  audience: 'agent',
  changes: ['olympiads.codes'],
  summary: 'Issues the code of a school; for methodists. A school that has one keeps it',
  params: StageId,
  body: z.object({ organizationId: Id }),
  reply: MonitoredCode,
  errors: ['stage_not_found', 'only_methodists', 'codes_needless', 'entry_closed', 'school_not_found'],
  keepsReply: false,
})

export const setSeats = endpoint({
  name: 'olympiads.setSeats',
  method: 'PUT',
  path: '/api/teacher/olympiad_stages/:stageId/codes/:codeId',
  audience: 'agent',
  changes: ['olympiads.codes'],
  summary: 'Sets how many may enter by a code; for methodists',
  params: z.object({ stageId: Id, codeId: Id }),
  body: z.object({ seats: z.int().min(1).max(10_000) }),
  reply: MonitoredCode,
  errors: ['stage_not_found', 'only_methodists', 'code_not_found', 'entry_closed', 'seats_below_taken'],
  keepsReply: false,
})

export const mostFoundSchools = 20

export const listSchoolsWithoutCode = endpoint({
  name: 'olympiads.listSchoolsWithoutCode',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/schools',
  audience: 'agent',
  reads: ['olympiads.codes'],
  summary: 'Schools that have no code of a stage yet, by a part of the name; for methodists',
  params: StageId,
  query: z.object({ q: filtersOf({ nameCont: TypedLine.max(60) }, []) }),
  reply: z.array(SchoolWithoutCode).max(mostFoundSchools),
  errors: ['stage_not_found', 'only_methodists'],
})

/** Tables of the desk of a stage other than participants; those who see a table may save it. */
export const stageTables = [
  'codes',
  'disqualified',
  'experts',
  'given_time',
  'jury_marks',
  'packets',
  'preliminary',
  'protocol',
] as const
export type StageTable = (typeof stageTables)[number]

export const saveStageTable = endpoint({
  name: 'olympiads.saveStageTable',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/tables/file',
  audience: 'agent',
  summary:
    'A table of the desk of a stage as a file: the rows and columns of its own list, for the same people',
  params: StageId,
  query: z.object({
    table: z.enum(stageTables),
    format: TableFormat,
    /** For the preliminary table only. */
    q: filtersOf({ gradeEq: WireInteger(1, 11) }, []),
  }),
  isFile: true,
  reply: z.unknown(),
  errors: [
    'stage_not_found',
    'names_closed',
    'only_methodists',
    'stage_published',
    'protocol_closed',
    'packets_closed',
  ],
})
