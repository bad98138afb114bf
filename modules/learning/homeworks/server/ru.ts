import { count, formatNearDay, quoted } from '@school/texts'

/** Messages for authors of homeworks and the library. */
export const says = {
  work: 'домашнее задание',
  summary: (homeworks: number, sets: number) => `домашних заданий ${homeworks}, наборов библиотеки ${sets}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи: нужны латиница, цифры и дефис`,
  unknownSection: (name: string) => `Раздела ${quoted(name)} в библиотеке нет: бывают ege, oge и skills`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
  unknownTask: (key: string) => `Задачи ${quoted(key)} нет ни в курсах, ни в тренировках`,
  noTasks: 'В наборе нет ни своих задач, ни ссылок на задачи курсов',
}

/** Lines of the dashboard. */
export const today = {
  dueOn: (at: Date, now: Date, zone: string | undefined) => `Сдать: ${formatNearDay(at, now, zone)}`,
  noTerm: 'Без срока',
  late: 'Срок прошёл, сдать ещё можно',
  lateOf: (title: string, isBegun: boolean, at: Date, now: Date, zone: string | undefined) =>
    `${isBegun ? 'Не\u00a0закончено' : 'Не\u00a0начато'} домашнее задание ${quoted(title)}, срок был ${formatNearDay(at, now, zone)}`,
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

/** Calendar entries. */
export const inCalendar = {
  last: (title: string) => `${title}: последний день приёма`,
}
