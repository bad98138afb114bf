import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import {
  faultOfDays,
  type SavedPart,
  saveTeacherStatistics,
  type StatisticsPeriod,
  statisticsPeriods,
  type StatisticsWanted,
} from '../../contract/index.ts'

/** The filters of the page, from its address. */
export interface Shown {
  classId: number | null
  subject: string | null
  period: StatisticsPeriod
  /** Of one's own days. */
  from: string | null
  to: string | null
}

const usual = 'month'
const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const dayIn = (search: URLSearchParams, name: string): string | null => {
  const text = search.get(name) ?? ''
  // The thirtieth of February is no day.
  return day.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : null
}

/** Nonsense is what is usual. */
export function shownIn(search: URLSearchParams): Shown {
  const id = Math.trunc(Number(search.get('class')))
  const subject = search.get('subject')
  const all = {
    classId: id >= 1 && id <= 2_147_483_647 ? id : null,
    subject: subject !== null && /^[a-z0-9-]{1,60}$/.test(subject) ? subject : null,
  }
  const period = statisticsPeriods.find((name) => name === search.get('period')) ?? usual
  if (period !== 'own') return { ...all, period, from: null, to: null }
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return from !== null && to !== null && faultOfDays({ from, to }) === null
    ? { ...all, period, from, to }
    : { ...all, period: usual, from: null, to: null }
}

export const periodAt = ({ classId, subject, period, from, to }: Shown): string =>
  link(
    site.user.teacherStatistics,
    {},
    {
      class: classId === null ? null : String(classId),
      subject,
      period: period === usual ? null : period,
      from: period === 'own' ? from : null,
      to: period === 'own' ? to : null,
    },
  )

export const wantedOf = ({ classId, subject, period, from, to }: Shown): StatisticsWanted => ({
  period,
  ...(classId === null ? {} : { schoolClassId: classId }),
  ...(subject === null ? {} : { subject }),
  ...(from === null || to === null ? {} : { from, to }),
})

export const periodFileAt = (shown: Shown, of: SavedPart, format: TableFormat): string =>
  fileAddress(saveTeacherStatistics, { query: { ...wantedOf(shown), of, format } })
