import {
  count,
  formatDay,
  formatDayAndYear,
  formatNumber,
  formatPercent,
  gradeLabel,
  plural,
} from '@school/texts'
import type { Award } from '@school/olympiads/contract'

/** What those read who look at results of olympiads on the portal. */
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
  summary: 'Итоги',
  histogram: 'Участники по\u00a0результатам',
  histogramText: 'Сколько участников набрали столько процентов.',
  people: (n: number) => count(n, 'участник', 'участника', 'участников'),
  bin: (index: number) => (index === 9 ? '90–100' : `${index * 10}–${index * 10 + 9}`),
  below: 'По организациям',
  byGrades: 'По классам',
  nobody: 'Участников здесь не\u00a0было',
  nobodyText: 'В\u00a0этом этапе никто отсюда не\u00a0участвовал.',
  hiddenNote:
    'Где участников меньше пяти, результаты скрыты: по\u00a0ним можно узнать ученика. Если такая группа одна, скрыта и\u00a0следующая по\u00a0величине, чтобы её нельзя было вычислить.',
  fewTitle: 'Здесь мало участников',
  fewText: 'Результаты небольших групп видит только сама школа: по\u00a0ним можно узнать ученика.',
  tasks: 'Задачи',
  tasksText: 'Сколько участников решили каждую задачу полностью.',
  task: 'Задача',
  here: 'Здесь',
  everywhere: 'Все участники',
  weak: 'западает',
  help: 'Что поможет',
  trainings: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'Тренировка' : 'Тренировки'} для\u00a0этого класса: ${titles.map((title) => `«${title}»`).join(', ')}.`,
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
