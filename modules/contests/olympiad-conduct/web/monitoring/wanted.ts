import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, portal, site } from '@school/routes'
import {
  attemptFilters,
  attemptsIn,
  attemptsQuery,
  type MonitoredAttemptsWanted,
} from '@school/monitoring/web'
import { type ProtocolKind, protocolKinds } from '@school/olympiads/contract'
import {
  type MonitoredStage,
  pupilStandings,
  saveMonitoredParticipants,
  saveStageTable,
  type StageTable,
} from '../../contract/index.ts'

/** Filters of entries of the protocol. */
export interface ProtocolWanted {
  kind: ProtocolKind | null
  participant: number | null
  page: number
}

/** Tabs of the page of a stage; each has an address. */
export const monitoringTabs = [
  'progress',
  'time',
  'codes',
  'packets',
  'questions',
  'results',
  'appeals',
  'jury',
  'protocol',
] as const
/** Additional tabs on the portal: access to the stage. */
export const accessTabs = ['schools', 'classes', 'pupils'] as const
export type AccessTab = (typeof accessTabs)[number]
export type MonitoringTab = (typeof monitoringTabs)[number] | AccessTab

/** Tab and filters of the page of a stage. */
export interface MonitoringWanted extends MonitoredAttemptsWanted, ProtocolWanted {
  tab: MonitoringTab
  /** Filter of pupils of the stage. */
  standing: (typeof pupilStandings)[number] | null
  isListed: boolean
}

/** Props of every tab of the page. */
export interface MonitoringPartProps {
  stage: MonitoredStage
  wanted: MonitoringWanted
}

const participantIn = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null

/** Invalid values are ignored. */
export const monitoringIn = (search: URLSearchParams): MonitoringWanted => ({
  tab: [...monitoringTabs, ...accessTabs].find((tab) => tab === search.get('tab')) ?? 'progress',
  ...attemptsIn(search),
  kind: protocolKinds.find((kind) => kind === search.get('kind')) ?? null,
  participant: participantIn(search.get('participant')),
  standing: pupilStandings.find((one) => one === search.get('standing')) ?? null,
  isListed: search.get('listed') === '1',
})

export const monitoredOlympiadsAt = () => link(site.lms.teacherOlympiads)
export const newStageAt = (olympiad_id: number) => link(site.lms.teacherOlympiadNewStage, { olympiad_id })

const queryOf = ({
  tab = 'progress',
  kind = null,
  participant = null,
  standing = null,
  isListed = false,
  ...wanted
}: Partial<MonitoringWanted>) => ({
  tab: tab === 'progress' ? null : tab,
  kind,
  participant,
  standing,
  listed: isListed ? 1 : null,
  ...attemptsQuery(wanted),
})

export type StageAt = (stageId: number, wanted?: Partial<MonitoringWanted>) => string

export const monitoredStageAt: StageAt = (stage_id, wanted = {}) =>
  link(site.lms.teacherOlympiadStage, { stage_id }, queryOf(wanted))

/** The same desk on the portal, for people who run olympiads in a school or in a municipality. */
export const managedStageAt: StageAt = (stage_id, wanted = {}) =>
  link(portal.olympiads.stage, { stage_id }, queryOf(wanted))
export const managedStagesAt = () => link(portal.olympiads.access)

export const participantsFileAt = (stageId: number, wanted: MonitoringWanted, format: TableFormat) =>
  fileAddress(saveMonitoredParticipants, {
    params: { stageId },
    query: { format, q: attemptFilters(wanted) },
  })

/** Address of a whole table of the desk. */
export const stageTableAt =
  (stageId: number, table: StageTable, grade: number | null = null) =>
  (format: TableFormat): string =>
    fileAddress(saveStageTable, {
      params: { stageId },
      query: { table, format, q: grade === null ? {} : { gradeEq: grade } },
    })
