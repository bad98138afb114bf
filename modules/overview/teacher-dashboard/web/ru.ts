import { count, factsOf, listOf } from '@school/texts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const years = (from: number) => `${from}/${String(from + 1).slice(2)}`

/** Texts of the list of classes: teachers alone read them. */
export const t = {
  title: 'Мои классы',
  lead: (year: number) => `Учебный год ${years(year)}. Откройте класс, чтобы увидеть, кому нужна помощь.`,
  create: 'Новый класс',
  createTitle: 'Новый класс',
  createIn: (school: string, year: number) => `${school}, учебный год ${years(year)}`,
  createOwn: (year: number) =>
    `Ваш класс, учебный год ${years(year)}. Он перейдёт в\u00a0школу, когда она подтвердит, что вы в\u00a0ней работаете.`,
  grade: 'Параллель',
  gradeOf: (index: number) => `${index} класс`,
  letter: 'Буква',
  letterHint: 'Например, Б',
  doCreate: 'Создать класс',
  created: 'Класс создан. Теперь в него можно позвать учеников',
  empty: 'Классов пока нет',
  emptyText:
    'Создайте класс и позовите учеников: по коду, ссылкой или списком. Здесь будет видно, кто занимается и кому нужна помощь.',
  otherRole:
    'Класс заводит учитель. Сейчас вы действуете в\u00a0другой роли: сменить её можно на\u00a0портале.',
  classOf: (name: string) => `Класс ${name}`,
  facts: (school: string, teachers: readonly string[], year: number | null) =>
    factsOf(year !== null && years(year), school, teachers.length > 0 && `вместе: ${listOf(teachers)}`),
  joinedLabel: 'Сколько учеников вошли',
  joined: (n: number, of: number) =>
    n === of ? `Вошли все: ${pupils(of)}` : `Вошли ${n}\u00a0из\u00a0${of}`,
  noPupils: 'Учеников пока нет. Позовите их по\u00a0коду или списком.',
  active: 'Занимались за\u00a0неделю',
  average: 'С\u00a0первой попытки',
  nothingSolved: 'пока не\u00a0решали',
  percent: (n: number) => `${n}\u00a0%`,
  ofPupils: (n: number, of: number) => `${n}\u00a0из\u00a0${of}`,
  actionsOf: (name: string) => `Что сделать с\u00a0классом ${name}`,
  rename: 'Переименовать',
  archive: 'В\u00a0архив',
  archiveTitle: (name: string) => `Убрать ${name} в\u00a0архив?`,
  archiveText:
    'Класс пропадёт из\u00a0списков и\u00a0из\u00a0выбора в\u00a0заданиях, его код перестанет действовать. Ученики и\u00a0результаты сохранятся, до\u00a0конца учебного года класс можно вернуть.',
  archived: (name: string) => `${name} теперь в\u00a0архиве`,
  restore: 'Вернуть',
  restoreOf: (name: string) => `Вернуть ${name} из\u00a0архива`,
  restored: (name: string) => `${name} снова в\u00a0списке`,
  remove: 'Удалить',
  removed: (name: string) => `${name} удалён`,
  archiveTitleOf: (n: number) => `Архив: ${count(n, 'класс', 'класса', 'классов')}`,
  archivedOf: (name: string, year: number, n: number) => factsOf(`${name}, ${years(year)}`, pupils(n)),
}
