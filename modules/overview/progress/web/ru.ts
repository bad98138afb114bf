import { addressed, count, formatNumber, formatPercent, nbsp } from '@school/texts'
import type { DayPart, ProgramStanding } from './rules.ts'

const tasks = (n: number) => count(n, 'задача', 'задачи', 'задач')
const days = (n: number) => count(n, 'день', 'дня', 'дней')

export const xpText = (xp: number) => `${formatNumber(xp)}${nbsp}опыта`

/** Texts of «Программы обучения» and of what both pages show. */
export const t = {
  greeting: {
    morning: (name: string) => `Доброе утро, ${name}!`,
    day: (name: string) => `Добрый день, ${name}!`,
    evening: (name: string) => `Добрый вечер, ${name}!`,
    night: (name: string) => `Привет, ${name}!`,
  } satisfies Record<DayPart, (name: string) => string>,
  nightOfGrownUps: (name: string) => `Здравствуйте, ${name}!`,
  leadDone: (solved: number) => `За последние 7${nbsp}дней решено: ${tasks(solved)}. Так держать!`,
  leadQuiet: 'Хватит и одной задачи, чтобы сдвинуться с места.',
  leadAllDone: 'Всё пройдено. Отличная работа!',
  leadFirst: 'С чего начнём?',

  mine: 'Мои курсы',
  programsFilter: 'Какие курсы показать',
  active: 'Сейчас',
  archive: 'Архив',
  nextStep: {
    fresh: 'Начнём отсюда',
    going: 'Продолжим с того же места',
  },
  lessonNumber: (n: number) => `Урок${nbsp}${n}`,
  continue: 'Продолжить',
  start: 'Начать',
  repeat: 'Повторить',
  look: 'Открыть',
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  lastOpened: (day: string) => `Последнее занятие ${day}`,
  next: (position: number, title: string) => `Дальше урок${nbsp}${position}: ${title}`,
  courseDone: 'Пройдено курса',
  standing: {
    fresh: 'Ещё не начат',
    going: 'В работе',
    done: 'Пройден',
    closed: 'Доступ закрыт',
  } satisfies Record<ProgramStanding, string>,
  more: 'Выбрать ещё курс',
  moreText: 'В каталоге их больше',
  allDoneTitle: 'Все курсы пройдены!',
  allDoneWithTasks: 'Осталось то, что задано и начато: оно в списке «Сегодня».',
  toCatalog: 'Все курсы каталога',
  allDoneText: 'Сова хлопает крыльями. Самое время выбрать что‑нибудь новое.',

  level: (level: number) => `Уровень${nbsp}${level}`,
  levelProgress: 'Пройдено до следующего уровня',
  levelGained: (gained: number, available: number) => `${formatNumber(gained)} из ${xpText(available)}`,
  levelLeft: (left: number, next: number) => `Ещё ${xpText(left)}\u00a0— и будет уровень${nbsp}${next}`,
  toProgress: 'Вся успеваемость',

  week: 'Последние 7 дней',
  weekDays: (n: number) => `${days(n)} с занятиями`,
  weekSums: (solved: number, xp: number) => `решено: ${tasks(solved)}, ${xpText(xp)}`,
  weekEmpty: 'Здесь появятся дни, когда решены задачи.',
  dayHeard: (day: string, solved: number, xp: number) =>
    solved > 0 || xp > 0 ? `${day}: ${tasks(solved)}, ${xpText(xp)}` : `${day}: решённых задач нет`,
  today: 'сегодня',
}

/** Texts of empty pages; a parent is addressed as «вы». */
export const emptyText = {
  programs: {
    pupil: {
      title: addressed`{Выбери|Выберите} первый курс`,
      text: 'Уроки, конспекты и задачи, которые проверяются сразу. Первый урок можно попробовать без записи.',
    },
    parent: {
      title: 'Здесь будут курсы, на которые запишетесь вы сами',
      text: 'Курсы ребёнка\u00a0— в его кабинете.',
    },
  },
  archive: {
    title: 'В архиве пусто',
    text: 'Сюда переезжают курсы, которые закончились. Остальные\u00a0— на соседней вкладке.',
    back: 'К моим курсам',
  },
  toCatalog: 'Открыть каталог',
}

/** «95 %», a dash while nothing counts. */
export const percentText = (percent: number | null): string =>
  percent === null ? '—' : formatPercent(percent)
