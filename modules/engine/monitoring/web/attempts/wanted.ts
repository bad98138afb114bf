import { sortInAddress, sortParameter, type TableSort } from '@school/tables'
import { cutText } from '@school/texts'
import {
  monitoredAttemptOrders,
  monitoredAttemptStates,
  type MonitoredAttemptState,
} from '../../contract/index.ts'

/** Filters, order and page of the list of attempts. */
export interface MonitoredAttemptsWanted {
  name: string | null
  state: MonitoredAttemptState | null
  grade: number | null
  region: number | null
  school: number | null
  class: number | null
  /** `null`: the default order. */
  sort: TableSort<(typeof monitoredAttemptOrders)[number]> | null
  page: number
}

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

/** Invalid values in the address are ignored. */
export const attemptsIn = (search: URLSearchParams): MonitoredAttemptsWanted => ({
  name: cutText((search.get('name') ?? '').trim(), 60) || null,
  state: monitoredAttemptStates.find((state) => state === search.get('state')) ?? null,
  grade: wholeIn(search, 'grade', 11),
  region: wholeIn(search, 'region', 2_147_483_647),
  school: wholeIn(search, 'school', 2_147_483_647),
  class: wholeIn(search, 'class', 2_147_483_647),
  sort: sortInAddress(search, monitoredAttemptOrders),
  page: wholeIn(search, 'page', 100_000) ?? 1,
})

/** The same as a query string. */
export const attemptsQuery = ({ sort = null, page = 1, ...filters }: Partial<MonitoredAttemptsWanted>) => ({
  ...filters,
  s: sortParameter(sort),
  page: page > 1 ? page : null,
})

/** The same as a request to the server. */
export const attemptFilters = ({
  name,
  state,
  grade,
  region,
  school,
  sort,
  ...wanted
}: MonitoredAttemptsWanted) => ({
  ...(name === null ? {} : { nameCont: name }),
  ...(state === null ? {} : { stateEq: state }),
  ...(grade === null ? {} : { gradeEq: grade }),
  ...(region === null ? {} : { regionIdEq: region }),
  ...(school === null ? {} : { schoolIdEq: school }),
  ...(wanted.class === null ? {} : { classIdEq: wanted.class }),
  ...(sort === null ? {} : { s: sortParameter(sort)! }),
})

export const isFiltered = (wanted: MonitoredAttemptsWanted): boolean =>
  (['name', 'state', 'grade', 'region', 'school', 'class'] as const).some((one) => wanted[one] !== null)
