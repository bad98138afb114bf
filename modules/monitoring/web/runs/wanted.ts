import { sortInAddress, sortParameter, type TableSort } from '@school/tables'
import { monitoredRunOrders, monitoredRunStates, type MonitoredRunState } from '../../contract/index.ts'

/** Which runs are asked for. */
export interface MonitoredRunsWanted {
  name: string | null
  state: MonitoredRunState | null
  grade: number | null
  school: number | null
  /** `null`: as they usually stand. */
  sort: TableSort<(typeof monitoredRunOrders)[number]> | null
  page: number
}

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

/** Anything strange in an address asks for nothing. */
export const runsIn = (search: URLSearchParams): MonitoredRunsWanted => ({
  name: search.get('name')?.trim().slice(0, 60) || null,
  state: monitoredRunStates.find((state) => state === search.get('state')) ?? null,
  grade: wholeIn(search, 'grade', 11),
  school: wholeIn(search, 'school', 2_147_483_647),
  sort: sortInAddress(search, monitoredRunOrders),
  page: wholeIn(search, 'page', 100_000) ?? 1,
})

/** The same as an address has it. */
export const runsQuery = ({ sort = null, page = 1, ...filters }: Partial<MonitoredRunsWanted>) => ({
  ...filters,
  s: sortParameter(sort),
  page: page > 1 ? page : null,
})

/** The same as the server is asked for it. */
export const runFilters = ({ name, state, grade, school, sort }: MonitoredRunsWanted) => ({
  ...(name === null ? {} : { nameCont: name }),
  ...(state === null ? {} : { stateEq: state }),
  ...(grade === null ? {} : { gradeEq: grade }),
  ...(school === null ? {} : { schoolIdEq: school }),
  ...(sort === null ? {} : { s: sortParameter(sort)! }),
})

export const isFiltered = ({ name, state, grade, school }: MonitoredRunsWanted): boolean =>
  [name, state, grade, school].some((one) => one !== null)
