import { fileAddress, pageQuery, query } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import {
  type AccessTab,
  type MonitoringWanted,
  accessTabs,
  monitoredStageQuery,
} from '@school/olympiad-conduct/web'
import { readMonitoredStage } from '@school/olympiad-jury/web'
import { type StageState, stageStates } from '@school/olympiads/contract'
import {
  type AccessTable,
  getStageAccess,
  listManagedStages,
  listSchoolAccesses,
  listStageClasses,
  listStagePupils,
  saveAccessTable,
  saveManagedStages,
  type StageAccess,
} from '../../contract/index.ts'
import { readinessQuery, readSchoolDesk } from '../school-desk/queries.ts'

/** Filters of the list of stages. */
export interface StagesWanted {
  grade: number | null
  state: StageState | null
}

/** Invalid values in the address are ignored. */
export function stagesIn(search: URLSearchParams): StagesWanted {
  const grade = Number(search.get('grade'))
  return {
    grade: Number.isInteger(grade) && grade >= 1 && grade <= 11 ? grade : null,
    state: stageStates.find((state) => state === search.get('state')) ?? null,
  }
}

const filtersOf = ({ grade, state }: StagesWanted) => ({
  ...(grade === null ? {} : { gradeEq: grade }),
  ...(state === null ? {} : { stateEq: state }),
})

export const managedStagesQuery = (wanted: StagesWanted) =>
  query(listManagedStages, { query: { q: filtersOf(wanted) } })

export const managedStagesFileAt = (wanted: StagesWanted) => (format: TableFormat) =>
  fileAddress(saveManagedStages, { query: { format, q: filtersOf(wanted) } })

export const stageAccessQuery = (stageId: number) => query(getStageAccess, { params: { stageId } })

export const stageClassesQuery = (
  stageId: number,
  { school, page }: Pick<MonitoringWanted, 'school' | 'page'>,
) =>
  pageQuery(listStageClasses, {
    params: { stageId },
    query: { page, q: school === null ? {} : { schoolIdEq: school } },
  })

export const schoolAccessesQuery = (
  stageId: number,
  { name, page }: Pick<MonitoringWanted, 'name' | 'page'>,
) =>
  pageQuery(listSchoolAccesses, {
    params: { stageId },
    query: { page, q: name === null ? {} : { nameCont: name } },
  })

export const stagePupilsQuery = (
  stageId: number,
  { name, standing, isListed, page, class: classId }: MonitoringWanted,
) =>
  pageQuery(listStagePupils, {
    params: { stageId },
    query: {
      page,
      q: {
        ...(name === null ? {} : { nameCont: name }),
        ...(classId === null ? {} : { classIdEq: classId }),
        ...(standing === null ? {} : { standingEq: standing }),
        ...(isListed ? { isListedEq: true } : {}),
      },
    },
  })

export const accessTableAt = (stageId: number, table: AccessTable) => (format: TableFormat) =>
  fileAddress(saveAccessTable, { params: { stageId }, query: { table, format } })

/** Tabs about access to the stage: a school has no list of schools. */
export const accessTabsOf = ({ organization, can }: StageAccess): AccessTab[] =>
  accessTabs.filter(
    (tab) => (tab !== 'schools' || organization.kind === 'municipal') && (tab !== 'pupils' || can.seeNames),
  )

/** Loads everything that the page of a stage on the portal needs before rendering. */
export async function readManagedStage(
  stageId: number,
  wanted: MonitoringWanted,
  client: QueryClient,
): Promise<void> {
  const access = await client.fetchQuery(stageAccessQuery(stageId))
  const accessTab = accessTabsOf(access).find((tab) => tab === wanted.tab)
  if (!accessTab) {
    await Promise.all([
      readMonitoredStage(stageId, wanted, client),
      ...readSchoolDesk(stageId, access, wanted, client),
    ])
    return
  }
  await Promise.all([
    client.fetchQuery(monitoredStageQuery(stageId)),
    ...(accessTab === 'classes' && access.organization.kind === 'school'
      ? [client.fetchQuery(readinessQuery(stageId))]
      : []),
    accessTab === 'classes'
      ? client.fetchQuery(stageClassesQuery(stageId, wanted))
      : accessTab === 'schools'
        ? client.fetchQuery(schoolAccessesQuery(stageId, wanted))
        : client.fetchQuery(stagePupilsQuery(stageId, wanted)),
  ])
}
