import { count, formatDay, nbsp } from '@school/texts'
import type { SlotKind } from '../contract/index.ts'

const days = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']
const onDays = [
  'по\u00a0понедельникам',
  'по\u00a0вторникам',
  'по\u00a0средам',
  'по\u00a0четвергам',
  'по\u00a0пятницам',
  'по\u00a0субботам',
  'по\u00a0воскресеньям',
]

/** «4 часа 30 минут» */
function spelled(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && count(hours, 'час', 'часа', 'часов'),
    rest > 0 && count(rest, 'минута', 'минуты', 'минут'),
  ].filter(Boolean)
  return parts.join(' ')
}

/** «23–29 ноября», «28 декабря — 6 января» */
function spanOf(from: string, to: string): string {
  if (from === to) return formatDay(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth
    ? `${Number(from.slice(8))}–${formatDay(to)}`
    : `${formatDay(from)}\u00a0— ${formatDay(to)}`
}

export const t = {
  title: 'Расписание репетитора',
  lead: 'Отметьте, когда готовы заниматься. Записываться на\u00a0сайте пока нельзя: эти часы видны вам.',
  week: spanOf,
  before: 'Неделя раньше',
  after: 'Неделя позже',
  thisWeek: 'Эта неделя',
  clock: 'Часы\u00a0— по\u00a0вашему часовому поясу',
  open: (minutes: number) =>
    minutes === 0
      ? 'На\u00a0этой неделе часов для занятий нет'
      : `Открыто на\u00a0неделе: ${spelled(minutes)}`,
  weekday: (index: number) => days[index - 1]!,
  vacation: 'Отпуск',
  today: (day: string) => `сегодня, ${Number(day.slice(8))}`,
  nothing: 'Часов нет',
  add: 'Добавить часы',
  addTo: (day: string) => `Добавить часы: ${formatDay(day)}`,
  kinds: {
    regular: 'каждую неделю',
    open: 'только в\u00a0этот день',
    busy: 'занято',
  } satisfies Record<SlotKind, string>,
  hours: (from: string, to: string) => `${from}–${to}`,

  newSlot: (day: string) => `${formatDay(day)}: новые часы`,
  kind: 'Какие это часы',
  dayIsOver: 'Этот день прошёл: добавить можно только часы на\u00a0каждую неделю.',
  kindRegular: (weekday: number) => `Для занятий каждую неделю, ${onDays[weekday - 1]!}`,
  kindOpen: 'Для занятий только в\u00a0этот день',
  kindBusy: 'Занято: в\u00a0это время занятий нет',
  from: 'С',
  to: 'До',
  addHours: 'Добавить',
  added: 'Часы добавлены',
  removeTitle: 'Убрать эти часы?',
  removeText: {
    regular: (hours: string, weekday: number) => `${hours} больше не\u00a0будет ${onDays[weekday - 1]!}.`,
    open: (hours: string) => `${hours} в\u00a0этот день для занятий больше не\u00a0будет.`,
    busy: (hours: string) => `${hours} снова откроется, если эти часы есть в\u00a0расписании.`,
  },
  remove: 'Убрать',
  removed: 'Часы убраны',
  copy: 'Скопировать на\u00a0следующую неделю',
  copyHint: 'Скопируются часы отдельных дней. Те, что каждую неделю, там уже есть.',
  copied: (copied: number, skipped: number) =>
    skipped === 0
      ? `Скопировано: ${count(copied, 'промежуток', 'промежутка', 'промежутков')}`
      : `Скопировано: ${copied}, пропущено: ${skipped}${nbsp}— это время там уже занято или прошло`,

  rules: 'Нагрузка',
  maxLessons: 'Занятий в\u00a0день, не\u00a0больше',
  buffer: 'Перерыв между занятиями, минут',
  eightHours:
    'Перенести или отменить занятие без потерь можно не\u00a0позже чем за\u00a08\u00a0часов до\u00a0начала: и\u00a0ученику, и\u00a0вам.',

  vacations: 'Отпуск',
  vacationsNote: 'В\u00a0эти дни занятий нет, повторяющиеся часы возвращаются сами.',
  noVacations: 'Отпусков впереди нет',
  vacationDays: spanOf,
  addVacation: 'Отметить отпуск',
  firstDay: 'Первый день',
  lastDay: 'Последний день',
  vacationAdded: 'Отпуск отмечен',
  removeVacation: (days: string) => `Убрать отпуск: ${days}`,
}
