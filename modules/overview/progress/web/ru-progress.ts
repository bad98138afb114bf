import { addressed, count, plural } from '@school/texts'
import { xpText } from './ru.ts'
import { ofText } from './ru-results.ts'
import type { Measure } from './rules.ts'

/** Texts of «Успеваемость» as a whole. */
export const t = {
  title: 'Успеваемость',
  lead: 'Сколько сделано и что получается лучше всего.',
  leadParent: 'Сколько сделано и что получается лучше всего. Обновляется после каждого ответа.',

  totals: 'Всего',
  solved: (n: number) => plural(n, 'задача решена', 'задачи решены', 'задач решено'),
  answers: (n: number) => count(n, 'ответ', 'ответа', 'ответов'),
  success: 'верных решений',
  xp: 'опыта получено',
  activeDays: (n: number) => plural(n, 'день с занятиями', 'дня с занятиями', 'дней с занятиями'),

  activity: 'Последние 28 дней',
  activityBy: 'Что показать по дням',
  measure: { solved: 'Решённые задачи', answers: 'Все ответы', xp: 'Опыт' } satisfies Record<Measure, string>,
  amount: {
    solved: (n: number) => count(n, 'задача', 'задачи', 'задач'),
    answers: (n: number) => count(n, 'ответ', 'ответа', 'ответов'),
    xp: xpText,
  } satisfies Record<Measure, (n: number) => string>,
  activeOf: (days: number, all: number) => `Дней с занятиями: ${ofText(days, all)}.`,
  quiet: 'За четыре недели занятий не было. Одна задача\u00a0— и столбик вырастет.',

  heatmap: 'Предметы по неделям',
  heatmapCaption: 'Сколько задач уроков решено за неделю, считая с понедельника',
  heatmapNote:
    'Только задачи уроков, неделя\u00a0— с\u00a0понедельника. Домашние задания, тренажёр и\u00a0олимпиады сюда не\u00a0входят.',
  solvedCount: (n: number) => count(n, 'задача', 'задачи', 'задач'),

  courses: 'Курсы',
  course: 'Курс',
  done: 'Пройдено',
  tasks: 'Задачи',
  successColumn: 'Верно',
  answersColumn: 'Ответы',
  xpColumn: 'Опыт',
  archived: 'в архиве',
  best: 'Лучше всего получается:',
  weak: 'Стоит повторить:',
}

/** Before the first answer; a parent is addressed as «вы». */
export const emptyText = {
  noCourses: {
    pupil: {
      title: 'Пока нечего считать',
      text: addressed`{Запишись|Запишитесь} на курс и {реши|решите} первую задачу\u00a0— здесь сразу появятся уровень, дни и проценты.`,
    },
    parent: {
      title: 'Пока нечего считать',
      text: 'Здесь видны только ваши собственные курсы. Успехи ребёнка пока видят он сам и его учителя; вместе можно смотреть в его кабинете.',
    },
  },
  toCatalog: 'Выбрать курс',
  noAnswers: {
    title: 'Курсы выбраны, осталось начать',
    text: 'После первой решённой задачи здесь вырастут графики.',
    action: 'К моим курсам',
  },
}
