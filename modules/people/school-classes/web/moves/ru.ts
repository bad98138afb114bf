import { asSentence, count, factsOf, formatDay, formatDayAndTime, listOf } from '@school/texts'
import type { ClassMove, NextYearClass } from '../../contract/index.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const classes = (n: number) => count(n, 'класс', 'класса', 'классов')
const years = (from: number) => `${from}/${String(from + 1).slice(2)}`

const reasons: Partial<Record<NextYearClass['way'], (to: string) => string>> = {
  archived: (to) =>
    `${to} есть в\u00a0архиве. Вернуть его оттуда может учитель ${to}, тогда ученики перейдут в\u00a0него.`,
  old: () => 'Класс старше прошлого года, переводить его уже некуда.',
}

/** Texts of classes that have gone on to the next year, and of those that have not: teachers and the school read them. */
export const t = {
  open: 'Новый учебный год',
  openOne: 'Перевести на\u00a0новый год',
  title: (year: number) => `Перевод на\u00a0${years(year)} учебный год`,
  goes: ({ name, toName }: Pick<NextYearClass, 'name' | 'toName'>) => `${name} → ${toName ?? 'выпуск'}`,
  stays: 'Не\u00a0переводим',
  close: 'Понятно',
  cancel: 'Отмена',
  action: (n: number) => `Перевести ${classes(n)}`,
  moved: (n: number) => `Переведено: ${classes(n)}`,
  due: (names: readonly string[]) =>
    `${names.length === 1 ? 'Класс прошлого года' : 'Классы прошлого года'}: ${listOf(names)}`,
  dueText: 'Учебный год закончился. Переведите учеников в\u00a0новый класс одной кнопкой.',

  recent: 'Недавние переводы',
  recentOf: ({ kind, fromName, toName, pupils: n }: ClassMove) =>
    factsOf(
      kind === 'merger'
        ? `${fromName} объединён с\u00a0${toName ?? 'другим классом'}`
        : t.goes({ name: fromName, toName }),
      pupils(n),
    ),
  by: ({ movedAt, movedBy }: ClassMove) => factsOf(formatDayAndTime(movedAt), movedBy),
  until: (until: string) => `Вернуть можно до\u00a0${formatDayAndTime(until)}`,
  undo: 'Вернуть',
  undoOf: (name: string) => `Вернуть, как было: ${name}`,
  undoSome: (n: number) => `Вернуть отмеченные: ${n}`,
  choose: (name: string) => `Отметить: ${name}`,
  chooseAll: 'Отметить все, которые можно вернуть',
  undoneSome: (n: number) => `Возвращено: ${classes(n)}`,
  hindered: (words: readonly string[]) => asSentence(`Вернуть нельзя: ${listOf(words)}`),
  undone: (name: string) => `${name}: всё как было`,
}

/** What a school reads that moves all of its classes. */
export const ofSchool = {
  dueText: 'Учебный год закончился. Переведите все классы сразу: перед переводом видно, кто куда перейдёт.',
  text: 'Ученики и\u00a0учителя перейдут в\u00a0классы нового года. Снимите отметку с\u00a0класса, который пока не\u00a0переводите.',
  noneOf: (day: string) =>
    `Сейчас переводить некого: все классы школы этого учебного года. Перевод откроется ${formatDay(day)}.`,
  facts: ({ way, toName, pupils: n, there, elsewhere, otherGrade, teachers }: NextYearClass) =>
    factsOf(
      pupils(n),
      way === 'join' && `${toName} уже есть, в\u00a0нём ${pupils(there)}: войдут в\u00a0него`,
      way === 'graduate' && 'станут выпускниками, класс уйдёт в\u00a0архив',
      way !== 'graduate' && teachers === 0 && 'без\u00a0учителя',
      elsewhere > 0 && `уже в\u00a0другом классе нового года: ${elsewhere}, останутся там`,
      otherGrade > 0 && `учатся в\u00a0другой параллели: ${otherGrade}, она не\u00a0изменится`,
    ),
  archive: 'В\u00a0архив',
  archiveOf: (name: string) => `Убрать в\u00a0архив: ${name}`,
  archived: (name: string) => `В\u00a0архиве: ${name}`,
  reason: ({ way, toName }: NextYearClass) => reasons[way]?.(toName ?? '') ?? '',
  after: (name: string) => `После 9\u00a0класса, ${name}`,
  afterAll: (to: string) => `Все переходят в\u00a0${to}`,
  afterSome: 'Часть уходит из\u00a0школы',
  allLeave: 'Уходит весь класс',
  whoLeaves: (name: string) => `Кто уходит из\u00a0${name}`,
  namesNoted: 'Просмотр имён записывается.',
  noPupils: 'В\u00a0классе никого нет.',
  next: 'Дальше',
  back: 'Назад',
  check: 'Проверьте, что изменится',
  onward: (n: number, into: number) => `Перейдут в\u00a0новый класс: ${pupils(n)}, ${classes(into)}.`,
  graduates: (names: readonly string[], n: number) =>
    asSentence(`Выпускаются: ${listOf(names)} (${pupils(n)})`),
  leaving: (n: number) =>
    `Уходят из\u00a0школы после 9\u00a0класса: ${pupils(n)}. Кабинет и\u00a0результаты у\u00a0них останутся, класс в\u00a0профиле станет десятым.`,
  elsewhere: (n: number) => `Уже в\u00a0другом классе нового года и\u00a0останутся там: ${pupils(n)}.`,
  withoutTeacher: (names: readonly string[]) =>
    `Без\u00a0учителя будут: ${listOf(names)}. Учителя назначают на\u00a0странице класса.`,
  leftOut: (names: readonly string[]) => `Пока остаются как есть: ${listOf(names)}.`,
  afterwards:
    'Прежние классы с\u00a0журналами, заданиями и\u00a0результатами останутся в\u00a0архиве. Семь дней перевод можно вернуть.',
}
