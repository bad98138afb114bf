import {
  count,
  formatDate,
  formatDay,
  formatDayAndYear,
  formatNumber,
  formatPercent,
  gradeLabel,
  plural,
} from '@school/texts'
import type { Award } from '@school/olympiads/contract'

/** Texts of olympiad results on the portal, for staff. */
export const t = {
  title: 'Аналитика олимпиад',
  lead: (organization: string) => `${organization}: этапы, итоги которых опубликованы.`,
  participationTitle: 'Статистика олимпиад',
  participationLead: (organization: string) =>
    `${organization}: кто приглашён, записан, начал и\u00a0закончил в\u00a0каждом этапе.`,
  noStages: 'Этапов пока нет',
  noStagesText: 'Этап появится здесь, когда олимпиада откроется для классов ваших школ.',
  window: 'Когда',
  span: (from: string, to: string) =>
    formatDay(from) === formatDay(to) ? formatDay(from) : `${formatDay(from)}\u00a0— ${formatDay(to)}`,
  pupilsColumn: 'Учеников',
  invited: 'Приглашены',
  registered: 'Записаны',
  began: 'Начали',
  finished: 'Закончили',
  notOut: 'ещё нет',
  fewRegistered:
    'Где записано меньше пяти учеников, числа скрыты: по\u00a0ним можно узнать ученика. Их видит сама школа.',
  none: 'Опубликованных итогов пока нет',
  noneText: 'Этап появится здесь, когда его итоги опубликуют и в\u00a0нём будут участники ваших школ.',
  stages: 'Этапы',
  trail: 'Где вы находитесь',
  stage: 'Этап',
  olympiad: (title: string, stage: string) => `${title}\u00a0— ${stage.toLowerCase()}`,
  season: 'Сезон',
  published: 'Итоги',
  day: formatDayAndYear,
  date: formatDate,
  about: (season: string, grades: string, published: string) =>
    `Сезон ${season}, ${grades}. Итоги опубликованы ${formatDayAndYear(published)}.`,
  grades: (grades: readonly number[]) =>
    grades.length === 1
      ? `${grades[0]!} класс`
      : grades.at(-1)! - grades[0]! + 1 === grades.length
        ? `${grades[0]!}–${grades.at(-1)!} классы`
        : `${grades.join(', ')} классы`,
  grade: gradeLabel,
  organization: 'Организация',
  gradeColumn: 'Класс',
  place: 'Место',
  participants: 'Участников',
  share: 'Доля учеников',
  average: 'Средний',
  median: 'Медиана',
  winners: 'Дипломов',
  number: formatNumber,
  percent: formatPercent,
  unknown: '—',
  hidden: 'скрыто',
  labels: {
    participants: (n: number) => plural(n, 'участник', 'участника', 'участников'),
    share: (pupils: number) => `из\u00a0${count(pupils, 'ученика', 'учеников', 'учеников')}`,
    average: 'средний результат',
    median: 'медиана',
    winners: (n: number) => plural(n, 'диплом', 'диплома', 'дипломов'),
  },
  inYear: 'за\u00a0год',
  former: (
    season: string,
    figures: { participants: number; averagePercent: number | null } | null,
  ): string => {
    if (figures === null) return `В\u00a0сезоне ${season} участников было мало, и\u00a0результаты скрыты.`
    const { participants, averagePercent } = figures
    if (participants === 0) return `В\u00a0сезоне ${season} отсюда никто не\u00a0участвовал.`
    return `В\u00a0сезоне ${season}: ${count(participants, 'участник', 'участника', 'участников')}${
      averagePercent === null ? '' : `, средний результат ${formatPercent(averagePercent)}`
    }.`
  },
  toFormer: (season: string) => `Итоги сезона ${season}`,
  formerParticipants: (season: string) => `Участников к\u00a0${season}`,
  formerAverage: (season: string) => `Средний к\u00a0${season}`,
  was: (value: string) => `было\u00a0${value}`,
  change: {
    participants: (by: number) =>
      by === 0
        ? 'столько\u00a0же'
        : `стало на\u00a0${formatNumber(Math.abs(by))} ${by > 0 ? 'больше' : 'меньше'}`,
    average: (by: number) =>
      by === 0
        ? 'не\u00a0изменился'
        : `${by > 0 ? 'вырос' : 'снизился'} на\u00a0${count(Math.abs(by), 'пункт', 'пункта', 'пунктов')}`,
  },
  trend: 'Динамика',
  stageOf: (season: string, stage: string) => `${season}, ${stage.toLowerCase()}`,
  trendText: (points: readonly { name: string; percent: number; participants: number }[]) =>
    `Средний результат по\u00a0этапам. ${points
      .map(
        ({ name, percent, participants }) =>
          `${name}: ${formatPercent(percent)}, ${count(participants, 'участник', 'участника', 'участников')}`,
      )
      .join('; ')}.`,
  fromTo: (from: number, to: number) => `${formatPercent(from)} →\u00a0${formatPercent(to)}`,
  summary: 'Итоги',
  histogram: 'Участники по\u00a0результатам',
  histogramText: 'Сколько участников набрали столько процентов.',
  people: (n: number) => count(n, 'участник', 'участника', 'участников'),
  bin: (index: number) => (index === 9 ? '90–100' : `${index * 10}–${index * 10 + 9}`),
  below: 'По организациям',
  byGrades: 'По классам',
  empty: 'Участников здесь не\u00a0было',
  emptyText: 'В\u00a0этом этапе никто отсюда не\u00a0участвовал.',
  hiddenNote:
    'Где участников меньше пяти, результаты скрыты: по\u00a0ним можно узнать ученика. Если такая группа одна, скрыта и\u00a0следующая по\u00a0величине, чтобы её нельзя было вычислить.',
  fewTitle: 'Здесь мало участников',
  fewText: 'Результаты небольших групп видит только сама школа: по\u00a0ним можно узнать ученика.',
  tasks: 'Задачи',
  tasksText: 'Сколько участников решили каждую задачу полностью.',
  themes: 'Темы',
  themesText:
    'Сколько в\u00a0среднем решено из\u00a0задач каждой темы; первыми стоят те, что даются труднее.',
  theme: 'Тема',
  tasksOfTheme: 'Задач',
  task: 'Задача',
  here: 'Здесь',
  everywhere: 'Все участники',
  weak: 'западает',
  help: 'Что поможет',
  trainings: (n: number) =>
    `${n === 1 ? 'Тренировка' : 'Тренировки'} по\u00a0предмету для\u00a0этого класса:`,
  assign: 'Задать классу',
  assignOf: (title: string) => `Задать классу: ${title}`,
  pupils: 'Ученики и\u00a0задачи',
  pupil: 'Ученик',
  participant: (number: number) => `Участник ${number}`,
  result: 'Результат',
  award: 'Диплом',
  degree: (award: Award) => `${(['I', 'II', 'III'] as const)[award - 1]!} степень`,
  taskShort: (position: number) => `№ ${position}`,
  noNames: 'Имена видят те, кому открыты данные учеников этой школы.',
  withheld: (n: number) =>
    `Ещё ${count(n, 'участник', 'участника', 'участников')} в\u00a0таблице не\u00a0${plural(n, 'показан', 'показаны', 'показаны')}: родители не\u00a0согласились на\u00a0хранение результатов.`,
  print: 'Напечатать',
}
