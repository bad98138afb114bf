import { schoolZone, two, wallClock, type When } from './clock.ts'
import { dayIn, daysBetween, weekdayOf } from './days.ts'
import { nbsp } from './spaces.ts'
import { plural } from './words.ts'

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
const weekdays = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']
const shortWeekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

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

/** «20 ноября, 9:05:07»: of a record in which the order of things matters. */
export const formatMoment = (when: When, zone = schoolZone): string =>
  `${formatDayAndTime(when, zone)}:${two(new Date(when).getUTCSeconds())}`

const weekdayIndex = (when: When, zone: string): number => weekdayOf(dayIn(when, zone)) - 1

/** «пятница» */
export const formatWeekday = (when: When, zone = schoolZone): string => weekdays[weekdayIndex(when, zone)]!

/** «пт» */
export const formatShortWeekday = (when: When, zone = schoolZone): string =>
  shortWeekdays[weekdayIndex(when, zone)]!

/** «сегодня», «завтра», «вчера», then «20 ноября», in another year «20 ноября 2025». */
export function formatNearDay(when: When, now: Date, zone = schoolZone): string {
  const today = dayIn(now, zone)
  const day = dayIn(when, zone)
  const near = { '-1': 'вчера', '0': 'сегодня', '1': 'завтра' }[String(daysBetween(today, day))]
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return near ?? (isThisYear ? formatDay(day) : formatDayAndYear(day))
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
