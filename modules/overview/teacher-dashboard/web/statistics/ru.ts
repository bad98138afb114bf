import { count, factsOf, formatDate, formatNumber, plural } from '@school/texts'
import type { DaysFault, ParallelStatistics, StatisticsPeriod } from '../../contract/index.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const periods: Record<StatisticsPeriod, string> = {
  week: 'Неделя',
  month: 'Месяц',
  quarter: 'Четверть',
  year: 'Учебный год',
  own: 'Свои дни',
}
const faults: Record<DaysFault, string> = {
  order: 'Последний день раньше первого',
  too_long: 'За\u00a0один раз можно посмотреть не\u00a0больше года',
}
const span = (from: string, to: string) =>
  from === to ? formatDate(from) : `${formatDate(from)}\u2013${formatDate(to)}`
/** «+5 %», «−3 %», «0 %». */
const signed = (n: number) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}\u00a0%`
const hidings: Record<NonNullable<ParallelStatistics['hidden']>, (grade: number | null) => string> = {
  all_classes: () => 'Выберите один класс, и\u00a0мы сравним его с\u00a0параллелью.',
  few_classes: (grade) =>
    `Не\u00a0показываем: в\u00a0школе меньше двух других ${grade}-х\u00a0классов, где за\u00a0эти дни решали задачи. По\u00a0одному классу были\u00a0бы видны результаты коллеги.`,
  few_pupils: (grade) =>
    `Не\u00a0показываем: в\u00a0других ${grade}-х\u00a0классах за\u00a0эти дни решали меньше пяти учеников. По\u00a0таким средним можно узнать каждого.`,
}

/** Texts of statistics: teachers alone read them, and parents what is printed. */
export const t = {
  title: 'Статистика',
  lead: 'Как занимаются ваши классы и\u00a0какие темы пора повторить. Считаем задачи уроков и\u00a0домашних заданий.',
  filters: 'Что показать',
  class: 'Класс',
  allClasses: 'Все мои классы',
  subject: 'Предмет',
  allSubjects: 'Все предметы',
  show: 'Показать',
  period: 'За\u00a0какое время',
  periods,
  from: 'Первый день',
  to: 'Последний день',
  ownDays: 'Свои дни',
  bothDays: 'Укажите оба дня',
  faults,
  facts: (className: string | null, subject: string | null, from: string, to: string) =>
    factsOf(className === null ? 'Все мои классы' : `Класс ${className}`, subject, span(from, to)),
  noClasses: 'Классов пока нет',
  noClassesText: 'Создайте класс и\u00a0позовите учеников: здесь будет видно, как они занимаются.',
  toClasses: 'Мои классы',
  noPupils: 'В\u00a0классе пока никого',
  noPupilsText: 'Позовите учеников по\u00a0коду или списком, и\u00a0здесь появятся их результаты.',
  toClass: 'Открыть класс',
  quiet: 'За\u00a0эти дни задач не\u00a0решали',
  quietText: 'Посмотрите за\u00a0весь учебный год или задайте что-нибудь классу.',
  quietYearText: 'Задайте что-нибудь классу: результаты появятся после первых решённых задач.',
  quietSubjectText: 'Посмотрите другой предмет или другое время.',
  allYear: 'За\u00a0учебный год',
  assign: 'Задать',
  figures: 'Главное',
  active: 'занимались',
  activeOf: (n: number, of: number) => `${n}\u00a0из\u00a0${of}`,
  tasks: (n: number) => plural(n, 'задача проверена', 'задачи проверены', 'задач проверено'),
  number: formatNumber,
  first: 'с\u00a0первой попытки',
  changed: (n: number, { from, to }: { from: string; to: string }) => `${signed(n)} к\u00a0${span(from, to)}`,
  firstChanged: (n: number, { from, to }: { from: string; to: string }) =>
    `с\u00a0первой попытки, ${signed(n)} к\u00a0${span(from, to)}`,
  inTime: (n: number, of: number) => `домашних заданий в\u00a0срок: ${n}\u00a0из\u00a0${of}`,
  noHomeworks: 'домашних заданий с\u00a0таким сроком не\u00a0было',
  percent: (n: number | null) => (n === null ? '—' : `${n}\u00a0%`),
  share: (n: number, of: number) => (of === 0 ? '—' : `${Math.round((100 * n) / of)}\u00a0%`),
  activity: 'Кто занимался',
  activityBy: {
    day: 'Сколько учеников решали задачи в\u00a0каждый день.',
    week: 'Сколько учеников решали задачи за\u00a0неделю; неделя названа по\u00a0понедельнику.',
  },
  pupilsIn: pupils,
  weeks: 'С\u00a0первой попытки по\u00a0неделям',
  weeksText:
    'Сколько задач в\u00a0среднем ученик решает с\u00a0первой попытки без подсказок; неделя названа по\u00a0понедельнику.',
  shortDay: (day: string) => formatDate(day).slice(0, 5),
  themes: 'Карта тем',
  themesText:
    'Сначала темы, где трудно. Хорошо: от\u00a080\u00a0% с\u00a0первой попытки, трудно: меньше\u00a050\u00a0%. Считаем учеников, у\u00a0которых по\u00a0теме проверено хотя\u00a0бы три задачи.',
  noThemes: 'По\u00a0темам пока мало решено: нужно хотя\u00a0бы три задачи темы у\u00a0одного ученика.',
  levels: {
    badly: (n: number) => `трудно ${count(n, 'ученику', 'ученикам', 'ученикам')}`,
    soSo: (n: number) => `средне у\u00a0${n}`,
    well: (n: number) => `хорошо у\u00a0${n}`,
  },
  assignOf: (theme: string) => `Задать по\u00a0теме: ${theme}`,
  allThemes: (n: number) => `Показать все темы: ${n}`,
  fewerThemes: 'Показать только трудные',
  parallel: 'Рядом с\u00a0параллелью',
  parallelText:
    'Только средние по\u00a0школе, без имён и\u00a0мест. Классы, которые ведёте вы, в\u00a0параллель не\u00a0входят.',
  hidden: (hiding: NonNullable<ParallelStatistics['hidden']>, grade: number | null) => hidings[hiding](grade),
  measure: 'Что сравниваем',
  measures: {
    percent: 'С\u00a0первой попытки',
    active: 'Занимались, из\u00a0всех учеников',
    tasks: 'Задач на\u00a0ученика',
  },
  rest: (n: number, grade: number | null) => `Другие ${grade}-е (${count(n, 'класс', 'класса', 'классов')})`,
  pupils: 'Ученики',
  pupilsText: (before: { from: string; to: string } | null) =>
    before === null
      ? 'Изменения нет: учебный год и\u00a0первая четверть сравниваются сами с\u00a0собой. Выберите неделю или месяц.'
      : `Изменение: к\u00a0${span(before.from, before.to)}, если в\u00a0оба времени проверено хотя\u00a0бы три задачи.`,
  name: 'Ученик',
  result: 'С\u00a0первой попытки',
  change: 'Изменение',
  solved: 'Задач',
  inTimeColumn: 'Задания в\u00a0срок',
  days: 'Дней с\u00a0занятиями',
  signed: (n: number | null) => (n === null ? '—' : signed(n)),
  print: 'Напечатать для собрания',
  withNames: 'Со\u00a0списком учеников',
  withNamesHint:
    'Без него на\u00a0листе нет имён. Результаты одного ребёнка лучше показывать только его родителям.',
}
