import {
  addressed,
  count,
  formatDay,
  formatDayAndYear,
  formatTime,
  formatWeekday,
  minutesApart,
  nbsp,
  quoted,
  type Sentence,
} from '@school/texts'
import type { CalendarKind, CalendarState, ShareKind } from '../contract/item.ts'
import type { View } from './asked.ts'
import type { Placed } from './placed.ts'

const months = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
]

const kinds: Record<CalendarKind, string> = {
  course_lesson: 'Уроки курсов',
  coach_lesson: 'Репетитор',
  mini_group_lesson: 'Мини-группы',
  event: 'Вебинары',
  homework_deadline: 'Домашние задания',
  olympiad_stage: 'Олимпиады',
  rehearsal: 'Пробные экзамены',
  attestation: 'Аттестация',
  guidance_event: 'Профориентация',
  club_lesson: 'Кружки',
  personal: 'Свои дела',
}

const states: Record<CalendarState, string | null> = {
  planned: null,
  live: 'идёт сейчас',
  done: 'сделано',
  missed: 'срок прошёл',
  cancelled: 'отменено',
}

const timeOf = ({ item, part, at }: Placed, zone: string): string => {
  if (item.isOfDay) return `в${nbsp}течение дня`
  const time = formatTime(at, zone)
  if (part === 'begin') return `с${nbsp}${time}`
  if (part === 'end') return `до${nbsp}${time}`
  if (item.duration === 0) return item.kind === 'homework_deadline' ? `до${nbsp}${time}` : time
  return `${time}–${formatTime(new Date(at.getTime() + item.duration * 60_000), zone)}`
}

type OwnWay = Exclude<ShareKind, 'class'>

/** Texts of one way of sharing. */
export interface Way {
  title: string
  /** `null` where one text describes several ways. */
  text: Sentence | null
  link: string
  make: string
}

export const t = {
  title: 'Календарь',
  view: { month: 'Месяц', week: 'Неделя', list: 'Список' } satisfies Record<View, string>,
  views: 'Вид календаря',
  kinds,
  kindsLabel: 'Что показывать',
  today: 'Сегодня',
  before: { month: 'Предыдущий месяц', week: 'Предыдущая неделя', list: 'Предыдущий месяц' },
  after: { month: 'Следующий месяц', week: 'Следующая неделя', list: 'Следующий месяц' },
  month: (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  week: (from: string, to: string) =>
    from.slice(0, 7) === to.slice(0, 7)
      ? `${Number(from.slice(8))}–${formatDayAndYear(to)}`
      : `${formatDay(from)}${nbsp}— ${formatDayAndYear(to)}`,
  weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  day: (day: string) => `${formatDay(day)}, ${formatWeekday(day)}`,
  dayHas: (day: string, items: number) =>
    `${formatDay(day)}, ${formatWeekday(day)}: ${items === 0 ? 'пусто' : count(items, 'дело', 'дела', 'дел')}`,
  more: (items: number) => `ещё${nbsp}${items}`,
  time: timeOf,
  /** The start time only, where there is little space. */
  shortTime: (placed: Placed, zone: string) => timeOf(placed, zone).replace(/–.*/, ''),
  /** The same by the clock of the school, where it shows another hour. */
  schoolTime: (placed: Placed, zone: string, schoolZone: string) =>
    placed.item.isOfDay || minutesApart(placed.at, zone, schoolZone) === 0
      ? null
      : `${timeOf(placed, schoolZone)} по${nbsp}Москве`,
  zoneNote: (zone: string) =>
    `Время по${nbsp}часам места: ${zone}. Рядом${nbsp}— по${nbsp}Москве, по${nbsp}ней живёт школа.`,
  begins: 'открывается',
  ends: 'закрывается',
  state: states,
  add: 'Добавить дело',
  addTo: (day: string) => `Добавить дело: ${formatDay(day)}`,
  addTitle: 'Новое дело',
  changeTitle: 'Своё дело',
  name: 'Что это',
  nameHint: 'Кружок, тренировка, день рождения',
  dayLabel: 'День',
  timeLabel: 'Начало',
  minutesLabel: 'Сколько минут',
  save: 'Сохранить',
  addSend: 'Добавить',
  added: 'Записано в календарь',
  saved: 'Изменения сохранены',
  remove: 'Удалить дело',
  removeTitle: 'Удалить это дело?',
  removeText: (title: string) =>
    `${quoted(title)} уйдёт из${nbsp}календаря и${nbsp}из программ, которые на${nbsp}него подписаны.`,
  removed: 'Дело удалено',
  open: (title: string) => `Изменить или перенести: ${title}`,
  grip: (title: string) => `Перенести стрелками: ${title}`,
  moved: (title: string, day: string) => `${title}: ${formatDay(day)}, ${formatWeekday(day)}`,
  howToMove: addressed`Чтобы перенести своё дело на другой день, {перетащи|перетащите} его мышью, {нажимай|нажимайте} стрелки на${nbsp}ручке слева или {открой|откройте} дело и${nbsp}{смени|смените} день.`,
  print: 'Печать',
  emptyTitle: { month: 'В этом месяце пусто', week: 'Свободная неделя', list: 'В этом месяце пусто' },
  emptyText: 'Сюда сами попадают сроки домашних заданий, вебинары, этапы олимпиад и\u00a0экзамены.',
  emptyOfTeacher: 'Сюда сами попадают сроки заданий ваших классов, вебинары и\u00a0этапы олимпиад.',
  emptyOf: 'Такого здесь нет: мешают фильтры.',
  emptyShared: 'На эти дни ничего не\u00a0записано.',
  allKinds: 'Показать всё',
  dayEmpty: 'На этот день ничего нет.',
  share: 'Поделиться и\u00a0подписаться',
  subscribe: 'Подписаться',
  shareTitle: 'Календарь по\u00a0ссылке',
  ways: {
    page: {
      title: 'Страница для близких',
      text: 'По ссылке календарь откроют без входа: видно имя и\u00a0дела, не\u00a0видно фамилии, школы, учителей и\u00a0оценок. Ссылку можно закрыть.',
      link: 'Ссылка на\u00a0страницу',
      make: 'Сделать ссылку',
    },
    feed: {
      title: 'Подписка для телефона',
      text: addressed`{Добавь|Добавьте} эту ссылку в${nbsp}календарь телефона как подписку${nbsp}— в${nbsp}Google, Apple и${nbsp}Яндекс Календаре это «по${nbsp}ссылке» или «по${nbsp}URL». Сроки будут обновляться сами.`,
      link: 'Ссылка для подписки',
      make: 'Сделать подписку',
    },
  } satisfies Record<OwnWay, Way>,
  wayOfTeacher: {
    title: 'Все мои классы',
    text: `Сроки, вебинары и${nbsp}этапы олимпиад всех классов${nbsp}— подпиской в${nbsp}календаре телефона или компьютера. Обновляется сама.`,
    link: 'Ссылка для подписки',
    make: 'Сделать подписку',
  } satisfies Way,
  waysOfClasses: `Подписку одного класса можно дать ученикам и${nbsp}родителям: в${nbsp}ней то, что задано всему классу, без${nbsp}фамилий и${nbsp}оценок.`,
  wayOfClass: (name: string): Way => ({
    title: `Класс ${name}`,
    text: null,
    link: `Ссылка для ${name}`,
    make: `Сделать подписку для ${name}`,
  }),
  revoked: 'Ссылка закрыта',
  whose: (name: string) => `Календарь: ${name}`,
  childCalendars: 'Календари детей',
  sharedNote: 'Здесь можно только смотреть.',
}
