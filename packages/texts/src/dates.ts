import { nbsp } from './spaces.ts'
import { plural } from './words.ts'

/** The zone of the school, for whoever has not told theirs. */
export const schoolZone = 'Europe/Moscow'

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]
const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота']
const shortWeekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']

/** An instant (Date, ISO string with a time) is shown in a zone; a day (`2026-11-20`) is the same day everywhere. */
export type When = Date | string

interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    // Only figures are asked of Intl: words and order are ours, the same in every engine.
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    clocks.set(zone, clock)
  }
  return clock
}

const justDay = /^(\d{4})-(\d\d)-(\d\d)$/

function wallClock(when: When, zone: string): WallClock {
  const day = typeof when === 'string' ? justDay.exec(when) : null
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 }
  const parts: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(new Date(when))) parts[type] = Number(value)
  return parts as unknown as WallClock
}

const two = (n: number): string => String(n).padStart(2, '0')

/** DD.MM.YYYY */
export function formatDate(when: When, zone = schoolZone): string {
  const { day, month, year } = wallClock(when, zone)
  return `${two(day)}.${two(month)}.${year}`
}

/** «20 ноября» */
export function formatDay(when: When, zone = schoolZone): string {
  const { day, month } = wallClock(when, zone)
  return `${day}${nbsp}${months[month - 1]}`
}

/** «20 ноября 2026» */
export const formatDayAndYear = (when: When, zone = schoolZone): string =>
  `${formatDay(when, zone)}${nbsp}${wallClock(when, zone).year}`

/** «9:05» */
export function formatTime(when: When, zone = schoolZone): string {
  const { hour, minute } = wallClock(when, zone)
  return `${hour}:${two(minute)}`
}

/** «20 ноября, 9:05» */
export const formatDayAndTime = (when: When, zone = schoolZone): string =>
  `${formatDay(when, zone)}, ${formatTime(when, zone)}`

function weekdayIndex(when: When, zone: string): number {
  const { year, month, day } = wallClock(when, zone)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** «пятница» */
export const formatWeekday = (when: When, zone = schoolZone): string => weekdays[weekdayIndex(when, zone)]!

/** «пт» */
export const formatShortWeekday = (when: When, zone = schoolZone): string =>
  shortWeekdays[weekdayIndex(when, zone)]!

const daysBetween = (from: WallClock, to: WallClock): number =>
  Math.round(
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000,
  )

/** «сегодня», «завтра», «вчера», then «20 ноября», in another year «20 ноября 2025». */
export function formatNearDay(when: When, now: Date, zone = schoolZone): string {
  const today = wallClock(now, zone)
  const day = wallClock(when, zone)
  const near = { '-1': 'вчера', '0': 'сегодня', '1': 'завтра' }[String(daysBetween(today, day))]
  return near ?? (day.year === today.year ? formatDay(when, zone) : formatDayAndYear(when, zone))
}

/**
 * How long ago a notification came (shared-application §9): nothing within the first minute, then minutes,
 * hours within a day, then the date.
 */
export function formatAgo(then: When, now: Date, zone = schoolZone): string {
  const minutes = Math.floor((now.getTime() - new Date(then).getTime()) / 60_000)
  if (minutes <= 0) return ''
  if (minutes < 60) return `${minutes}${nbsp}${plural(minutes, 'минуту', 'минуты', 'минут')} назад`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}${nbsp}${plural(hours, 'час', 'часа', 'часов')} назад`
  return formatDate(then, zone)
}
