import { count, formatShortWeekday, listOf, nbsp, plural, weekdayOf } from '@school/texts'

const minutesOf = (n: number) => count(n, 'минута', 'минуты', 'минут')
const onWeekdays = [
  `в${nbsp}понедельник`,
  `во${nbsp}вторник`,
  `в${nbsp}среду`,
  `в${nbsp}четверг`,
  `в${nbsp}пятницу`,
  `в${nbsp}субботу`,
  `в${nbsp}воскресенье`,
]
const onDay = (day: string) => onWeekdays[weekdayOf(day) - 1]!
const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** Texts of the load of a class. */
export const t = {
  title: 'Сколько уже задано',
  hint: 'Минуты всех предметов, которые сдают в этот день, в среднем на ученика. Нажмите на день, чтобы перенести сдачу.',
  has: (title: string, day: string, minutes: number, disciplines: readonly string[]) =>
    minutes === 0
      ? `У${nbsp}${title} ${onDay(day)} пока ничего не${nbsp}задано.`
      : `У${nbsp}${title} ${onDay(day)} уже ${minutesOf(minutes)}: ${listOf(disciplines.map(lowered))}.`,
  willBe: (after: number) => `С${nbsp}этим заданием будет ${minutesOf(after)}.`,
  tooMuch: (after: number, limit: number) =>
    `С${nbsp}этим заданием будет ${minutesOf(after)}, а${nbsp}в${nbsp}день хватает ${limit}. Выберите день посвободнее или меньше задач.`,
  week: (title: string) => `Неделя ${title}`,
  weekday: (day: string) => formatShortWeekday(day),
  number: (day: string) => String(Number(day.slice(8))),
  /** After the figure, for screen readers. */
  inMinutes: (n: number) => ` ${plural(n, 'минута', 'минуты', 'минут')}, `,
}
