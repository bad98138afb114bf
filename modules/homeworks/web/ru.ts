import {
  addressed,
  count,
  formatAboutMinutes,
  formatDayAndTime,
  formatNearDay,
  formatNumber,
  formatPercent,
  formatTime,
  nbsp,
  type When,
  type Sentence,
} from '@school/texts'
import type { CopyState, HomeworkTab, SolutionRule } from '../contract/homework.ts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')
const triesOf = (n: number) => count(n, 'попытка', 'попытки', 'попыток')
const momentOf = (at: When, now: Date) => `${formatNearDay(at, now)}, ${formatTime(at)}`

/** Texts of homeworks. */
export const t = {
  title: 'Домашние задания',
  lead: 'Задания из курсов, от учителя и те, что взяты из библиотеки,\u00a0— в одном списке, ближайшие сверху.',
  toLibrary: 'Библиотека заданий',
  tabs: 'Задания',
  dueSoon: 'Ближайшие',
  stillTaken: 'Срок прошёл, но сдать ещё можно',
  tab: {
    now: 'Сейчас',
    checking: 'На проверке',
    returned: 'На доработке',
    done: 'Готово',
  } satisfies Record<HomeworkTab, string>,
  subjects: 'Предмет',
  allSubjects: 'Все предметы',
  pages: 'Страницы заданий',
  empty: {
    now: {
      title: addressed`{Сейчас всё сделано|Ваших заданий здесь нет}`,
      text: addressed`{Новые задания появятся здесь сами. А если хочется ещё\u00a0— в библиотеке есть готовые наборы.|Задания ребёнка видят пока только он сам и его учителя. Что открыто родителям, сказано на первой странице кабинета.}`,
    },
    checking: { title: 'Ничего не проверяется', text: 'Сюда попадают задания, которые смотрит учитель.' },
    returned: {
      title: 'На доработке ничего нет',
      text: 'Если учитель попросит что-то доработать, задание появится здесь.',
    },
    done: {
      title: 'Сданных заданий пока нет',
      text: addressed`{Сдай|Сдайте} первое\u00a0— и оно останется здесь с результатом.`,
    },
  } satisfies Record<HomeworkTab, { title: Sentence; text: Sentence }>,
  toNow: 'К текущим заданиям',

  ofTeacher: (name: string) => `учитель ${name}`,
  ofCourse: (course: string) => `курс «${course}»`,
  ofWebinar: (name: string) => `с вебинара, учитель ${name}`,
  ofLibrary: 'из библиотеки',
  state: {
    not_opened: 'Не начато',
    in_progress: 'В работе',
    submitted: 'Срок вышел',
    checking: 'Ждёт проверки',
    returned: 'На доработке',
    done: 'Сдано',
    missed: 'Не сдано',
  } satisfies Record<CopyState, string>,
  doneLater: 'Сдано позже',
  notYet: 'ещё не сдано',
  tasks: tasksOf,
  about: formatAboutMinutes,
  answered: (done: number, of: number) => `решено ${done} из ${count(of, 'задачи', 'задач', 'задач')}`,
  progress: 'Пройдено задания',
  due: (at: When, now: Date) => `сдать: ${momentOf(at, now)}`,
  termLater: 'срок появится с первым ответом в уроке',
  dueWas: (at: When, now: Date) => `срок был: ${momentOf(at, now)}`,
  lastDay: (at: When, now: Date) => `принимаем до: ${momentOf(at, now)}`,
  noTerm: 'без срока',
  percent: formatPercent,
  mark: (mark: number) => `отметка ${mark}`,
  finishedAt: (at: When) => `сдано ${formatDayAndTime(at)}`,

  termTitle: 'Срок',
  softTerm: (at: When, now: Date) => addressed`{Сдай|Сдайте} до: ${momentOf(at, now)}.`,
  softPassed: (at: When, now: Date) =>
    `Обычный срок был ${momentOf(at, now)}. Сдать ещё можно\u00a0— рядом с результатом будет пометка «сдано позже».`,
  hardTerm: (at: When, now: Date) =>
    `Последний день: ${momentOf(at, now)}. После него ответы не принимаются.`,
  termNone: addressed`Срока нет: {делай|делайте}, когда удобно.`,
  rulesTitle: 'Как это устроено',
  rules: (tries: number | null, solution: SolutionRule): string[] => [
    tries === null
      ? 'Ответ проверяется сразу. Попыток сколько угодно.'
      : `Ответ проверяется сразу. На каждую задачу ${triesOf(tries)}: за верный ответ со второй\u00a0— три четверти балла, с третьей\u00a0— половина.`,
    'Подсказка помогает, но с ней за задачу можно получить не больше половины балла.',
    {
      after_solve: 'Разбор задачи открывается, как только она закрыта.',
      after_deadline: 'Разборы откроются после последнего дня.',
      never: 'Разборов в этом задании нет: обсудите задачи на уроке.',
    }[solution],
    'Можно уйти и вернуться: ответы сохраняются.',
  ],
  marksTitle: 'Отметка',
  marks: ([five, four, three]: readonly number[]) =>
    `«5»\u00a0— от ${formatPercent(five!)}, «4»\u00a0— от ${formatPercent(four!)}, «3»\u00a0— от ${formatPercent(three!)}.`,
  start: 'Начать',
  goOn: 'Продолжить',
  toTasks: 'К задачам',
  toLesson: 'К уроку',
  tasksTitle: 'Задачи',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,

  submitWords: (left: number) => ({
    open: 'Сдать задание',
    title: left === 0 ? 'Сдать задание?' : 'Сдать, хотя решено не всё?',
    all: 'Все задачи с ответом. Результат появится сразу.',
    some: 'Остались задачи без верного ответа. Сдать можно и так, а исправить\u00a0— пока не прошёл срок.',
    yes: 'Сдать',
  }),

  doneTitle: 'Задание сдано',
  toResult: 'К заданию',
  resultLabel: 'результат',
  markLabel: 'отметка',
  points: (points: number, max: number) => `${formatNumber(points / 100)} из ${formatNumber(max / 100)}`,
  pointsLabel: 'баллы',
  xp: (n: number) => `+${formatNumber(n)}${nbsp}опыта`,
  xpLabel: 'за это задание',
  later: 'Сдано позже срока.',
  byTime: 'Срок закончился, и всё решённое засчитано.',
  byTeacher: 'Учитель закрыл задание, и всё решённое засчитано.',
  words: {
    all: 'Всё верно. Отличная работа!',
    good: 'Хороший результат. Осталось разобрать пару мест.',
    some: addressed`Начало есть. {Разбери|Разберите} ошибки\u00a0— и станет легче.`,
  },
  correct: 'Исправить',
  correctText: 'Решённое останется, а к нерешённым задачам можно вернуться: попытки ещё есть.',
  mistakes: 'Что стоит разобрать',
  noMistakes: 'Ошибок нет',
  otherTasks: 'Другие задачи',
  repeat: 'Повторить тему',
  repeatOf: (title: string) => `Повторить тему: ${title}`,
  allTasks: 'Все задачи',
  comment: 'Комментарий учителя',
  returnedTitle: 'Учитель просит доработать',
  returnedText: 'Замечания — у задач. Нерешённое можно исправить и сдать работу снова; решённое останется.',
  checkingTitle: 'Работа проверяется',
  checkingText: 'Результат появится здесь, когда проверка закончится.',
  submittedTitle: 'Срок закончился',
  submittedText: addressed`Все {твои|ваши} ответы сохранены. Результат появится через минуту.`,
  missedTitle: 'Срок прошёл',
  missedText: addressed`Это задание уже не принимают. {Спроси|Спросите} учителя, можно ли его сдать.`,
  closedText: 'Учитель закрыл это задание.',
  toList: 'Все задания',

  giveUpText: 'Задача закроется без баллов.',
  noSolutionYet: 'Разбор откроется после последнего дня.',
  noSolution: 'Задача закрыта. Разбора в этом задании нет.',
  notBegunTitle: 'Задание ещё не начато',
  notBegunText: addressed`{Загляни|Загляните} в условия и {нажми|нажмите} «Начать».`,

  lessonTitle: 'Домашнее задание',
  open: 'Открыть',
}
