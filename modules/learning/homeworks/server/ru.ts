import { count, factsOf, formatNearDay, formatTime } from '@school/texts'
import type { TaskStatus } from '@school/tasks/contract'
import type { CopyState } from '../contract/homework.ts'

/** Messages for authors of homeworks and the library. */
export const says = {
  work: 'домашнее задание',
  ownTasks: 'Мои задачи',
  summary: (homeworks: number, sets: number) => `домашних заданий ${homeworks}, наборов библиотеки ${sets}`,
  badKey: (name: string) => `«${name}» не годится в ключи: нужны латиница, цифры и дефис`,
  unknownSection: (name: string) => `Раздела «${name}» в библиотеке нет: бывают ege, oge и skills`,
  unknownDiscipline: (key: string) => `Дисциплины «${key}» нет в disciplines.yaml`,
  unknownTask: (key: string) => `Задачи «${key}» нет ни в курсах, ни в тренировках`,
  noTasks: 'В наборе нет ни своих задач, ни ссылок на задачи курсов',
}

const statuses: Record<TaskStatus, string> = {
  not_started: '',
  started: 'начата',
  solved: 'решена',
  partially: 'решена частично',
  failed: 'не\u00a0решена',
  hinted: 'решена с\u00a0подсказкой',
  in_queue: 'ждёт проверки',
  unavailable: 'закрыта',
}

/** Texts of an exported table of results. */
export const words = {
  pupil: 'Ученик',
  class: 'Класс',
  state: 'Состояние',
  task: (position: number, title: string) => `${position}. ${title}`,
  points: (position: number, title: string, most: number) => `${position}. ${title}, баллы из\u00a0${most}`,
  sum: (most: number) => `Всего баллов из\u00a0${most}`,
  percent: 'Результат, %',
  mark: 'Отметка',
  comment: 'Комментарий',
  copyState: {
    not_opened: 'не начато',
    in_progress: 'в работе',
    submitted: 'срок вышел',
    checking: 'ждёт проверки',
    returned: 'на доработке',
    done: 'сдано',
    missed: 'не сдано',
  } satisfies Record<CopyState, string>,
  cell: (status: TaskStatus, tries: number) =>
    tries === 0 ? statuses[status] : `${statuses[status]}, ${count(tries, 'попытка', 'попытки', 'попыток')}`,
}

/** Lines of the dashboard. */
export const today = {
  dueOn: (at: Date, now: Date, zone: string | undefined) => `Сдать: ${formatNearDay(at, now, zone)}`,
  noTerm: 'Без срока',
  late: 'Срок прошёл, сдать ещё можно',
  lateOf: (title: string, isBegun: boolean, at: Date, now: Date, zone: string | undefined) =>
    `${isBegun ? 'Не\u00a0закончено' : 'Не\u00a0начато'} домашнее задание «${title}», срок был ${formatNearDay(at, now, zone)}`,
  returned: 'Возвращено на доработку',
  reminded: 'Учитель напоминает: ещё не\u00a0начато',
  whyReminded: 'учитель напоминает',
  why: (at: Date, now: Date, zone: string | undefined) => `срок ${formatNearDay(at, now, zone)}`,
  whyNoTerm: 'задано без срока',
  whyLate: 'срок прошёл, сдать ещё можно',
  whyReturned: 'возвращено на доработку',
  all: 'Все домашние задания',
  more: (left: number) => `И ещё ${count(left, 'задание', 'задания', 'заданий')}`,
}

/** What the teacher of the demo school has assigned. */
export const givenInDemo = {
  levels: 'Проценты: каждому по силам',
  training: 'Разминка на неделю',
  template: 'Проценты перед контрольной',
}

/** Calendar entries. */
export const inCalendar = {
  last: (title: string) => `${title}: последний день приёма`,
  webinar: (title: string) => `Вебинар «${title}»`,
}

/** Lines of a teacher's day. */
export const teacherDay = {
  due: (at: Date, now: Date, classes: readonly string[], zone: string | undefined) =>
    factsOf(classes.join(', '), `сдают ${formatNearDay(at, now, zone)}`),
  lesson: (at: Date, now: Date, classes: readonly string[], zone: string | undefined) =>
    factsOf(classes.join(', '), `вебинар ${formatNearDay(at, now, zone)} в\u00a0${formatTime(at, zone)}`),
}
