import { endpoint, Instant, TableFormat } from '@school/kernel/contract'
import { NamedOrganization } from '@school/organizations/contract'
import * as z from 'zod'
import { AnalysedOlympiad } from './figures.ts'

const common = { method: 'GET', audience: 'staff', feature: 'olympiadsStats' } as const

/** Progress of the pupils of the viewer's schools in a stage. */
export const Participation = z.object({
  /** Pupils of the classes that the stage is for. */
  pupils: z.int(),
  /** Pupils invited by a teacher. */
  invited: z.int(),
  registered: z.int(),
  began: z.int(),
  finished: z.int(),
})
export type Participation = z.infer<typeof Participation>

export const StageParticipation = z.object({
  id: z.int(),
  title: z.string(),
  olympiad: AnalysedOlympiad,
  grades: z.array(z.int()),
  opensAt: Instant,
  closesAt: Instant,
  /** `null` until the results are published. */
  publishedAt: Instant.nullable(),
  /** `null`: so few participants that individuals could be recognised. */
  participation: Participation.nullable(),
})
export type StageParticipation = z.infer<typeof StageParticipation>

export const ParticipationList = z.object({
  /** Organization in which the viewer acts. */
  organization: NamedOrganization,
  stages: z.array(StageParticipation),
  serverNow: Instant,
})
export type ParticipationList = z.infer<typeof ParticipationList>

export const listParticipation = endpoint({
  ...common,
  name: 'olympiadAnalytics.listParticipation',
  path: '/api/wk/analytics/participation',
  reads: [
    'olympiads.stages',
    'olympiads.participations',
    'works.attempts',
    'organizations.organizations',
    'schoolClasses.classes',
  ],
  summary:
    'Stages for the classes of the own organization and of those below: how many were invited, registered, have begun and finished; no points',
  reply: ParticipationList,
  errors: ['analytics_not_found'],
})

export const saveParticipation = endpoint({
  ...common,
  name: 'olympiadAnalytics.saveParticipation',
  path: '/api/wk/analytics/participation/file',
  summary: 'The same as a table to be saved',
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['analytics_not_found'],
})
