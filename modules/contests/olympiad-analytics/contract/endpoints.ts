import { endpoint, Id, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { GradeMatrix, Level, StageList } from './figures.ts'

const common = { method: 'GET', audience: 'staff', feature: 'olympiadsStats' } as const
const reads = [
  'olympiads.stages',
  'olympiads.participations',
  'works.attempts',
  'organizations.organizations',
] as const
const query = z.object({ format: TableFormat })

const StageId = z.object({ publishedStageId: Id })
const InOrganization = StageId.extend({ organizationId: Id })
const InGrade = InOrganization.extend({ gradeIndex: Id })
const root = '/api/wk/analytics/stages'
const inOrganization = `${root}/:publishedStageId/organizations/:organizationId` as const
const inGrade = `${inOrganization}/grades/:gradeIndex` as const

export const listAnalysedStages = endpoint({
  ...common,
  name: 'olympiadAnalytics.listStages',
  path: root,
  reads,
  summary: 'Published stages in which pupils of the own organization or of those below took part',
  reply: StageList,
  errors: ['analytics_not_found'],
})

export const saveAnalysedStages = endpoint({
  ...common,
  name: 'olympiadAnalytics.saveStages',
  path: `${root}/file`,
  summary: 'The same stages as a table to be saved',
  query,
  isFile: true,
  reply: z.unknown(),
  errors: ['analytics_not_found'],
})

export const getOwnLevel = endpoint({
  ...common,
  name: 'olympiadAnalytics.getOwnLevel',
  path: `${root}/:publishedStageId`,
  reads,
  summary: 'A stage in the organization where the viewer acts',
  params: StageId,
  reply: Level,
  errors: ['analytics_not_found'],
})

export const getLevel = endpoint({
  ...common,
  name: 'olympiadAnalytics.getLevel',
  path: inOrganization,
  reads,
  summary: 'A stage in an organization: what lies right below it, or the grades of a school',
  params: InOrganization,
  reply: Level,
  errors: ['analytics_not_found'],
})

export const saveLevel = endpoint({
  ...common,
  name: 'olympiadAnalytics.saveLevel',
  path: `${inOrganization}/file`,
  summary: 'The same as a table to be saved',
  params: InOrganization,
  query,
  isFile: true,
  reply: z.unknown(),
  errors: ['analytics_not_found'],
})

export const getGradeMatrix = endpoint({
  ...common,
  name: 'olympiadAnalytics.getGrade',
  path: inGrade,
  reads: [...reads, 'schoolClasses.classes'],
  summary: 'A grade of a school in a stage: tasks by pupils, with names where these may be shown',
  params: InGrade,
  reply: GradeMatrix,
  errors: ['analytics_not_found'],
})

export const saveGradeMatrix = endpoint({
  ...common,
  name: 'olympiadAnalytics.saveGrade',
  path: `${inGrade}/file`,
  summary: 'The same as a table to be saved',
  params: InGrade,
  query,
  isFile: true,
  reply: z.unknown(),
  errors: ['analytics_not_found'],
})
