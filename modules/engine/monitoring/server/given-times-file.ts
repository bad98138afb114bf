import { instantCell } from '@school/kernel/server'
import type { GivenTime } from '../contract/time-grant.ts'
import { words } from './ru.ts'

const { everybody, ...titles } = words.given

/** Granted time as rows of a table file. */
export const givenTimesTable = (given: readonly GivenTime[]) => ({
  titles: [
    titles.whom,
    titles.extraMinutes,
    titles.shiftMinutes,
    titles.reason,
    titles.grantedBy,
    titles.grantedAt,
    titles.takenBackBy,
    titles.takenBackAt,
  ],
  rows: given.map((row) => [
    row.name ?? everybody,
    row.extraMinutes,
    row.shiftMinutes,
    row.reason,
    row.grantedBy,
    instantCell(row.createdAt),
    row.takenBackBy,
    instantCell(row.takenBackAt),
  ]),
})
