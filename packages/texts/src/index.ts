export {
  type Address,
  type Addressed,
  addressed,
  addressOf,
  called,
  sayTo,
  type Sentence,
} from './address.ts'
export {
  formatAgo,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatDayAndYear,
  formatMoment,
  formatNearDay,
  formatShortWeekday,
  formatTime,
  formatWeekday,
} from './dates.ts'
export { schoolZone, type When } from './clock.ts'
export {
  addDays,
  atSchool,
  dayIn,
  daysBetween,
  instantIn,
  lastSecondOf,
  minutesApart,
  mondayOf,
  schoolYearOf,
  weekdayOf,
  yearBeginsAt,
} from './days.ts'
export { sameAlphabet } from './alphabets.ts'
export { type DecodedText, decodeText } from './decode.ts'
export { folded } from './folded.ts'
export { cutText, firstGrapheme } from './cut.ts'
export { readLatinCode } from './latin-code.ts'
export { normaliseText, type TextKind } from './normalise.ts'
export { type SchoolHoliday, schoolHolidayOn } from './school-holidays.ts'
export { compareNames } from './order.ts'
export { formatMoney, formatNumber, formatPercent, outOf, percentOf } from './numbers.ts'
export { formatAboutMinutes, formatClock, formatMinutes } from './durations.ts'
export { factsOf, nbsp, nonBreaking } from './spaces.ts'
export {
  asSentence,
  count,
  doneOf,
  gradeLabel,
  gradeRange,
  initials,
  listOf,
  plural,
  quoted,
} from './words.ts'
