import type { ClassMerger, NextYearClass } from '@school/school-classes/contract'
import { movedTexts } from '@school/school-classes/web'
import { count, factsOf, formatDay, listOf } from '@school/texts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

const reasons: Partial<Record<NextYearClass['way'], (to: string) => string>> = {
  taken: (to) =>
    `${to} уже есть, его ведёт коллега. Попросите добавить вас в\u00a0учителя ${to}, тогда ученики смогут перейти туда.`,
  archived: (to) => `${to} есть в\u00a0архиве. Верните его оттуда, и\u00a0ученики перейдут в\u00a0него.`,
  old: () => 'Класс старше прошлого года: его остаётся убрать в\u00a0архив.',
}

/** Texts of classes that go on to the next year or into one another: their teachers alone read them. */
export const t = {
  ...movedTexts,
  text: 'Ученики и\u00a0учителя перейдут в\u00a0класс нового года, у\u00a0учеников сменится и\u00a0их собственный класс. Прежний класс с\u00a0журналом, заданиями и\u00a0результатами останется в\u00a0архиве. Семь дней перевод можно вернуть.',
  facts: ({ way, toName, pupils: n, elsewhere, otherGrade }: NextYearClass) =>
    factsOf(
      pupils(n),
      way === 'join' && `${toName} у\u00a0вас уже есть: ученики войдут в\u00a0него`,
      way === 'graduate' && 'ученики станут выпускниками, класс уйдёт в\u00a0архив',
      elsewhere > 0 && `уже в\u00a0другом классе нового года: ${elsewhere}, они останутся там`,
      otherGrade > 0 && `учатся в\u00a0другой параллели: ${otherGrade}, она не\u00a0изменится`,
    ),
  reason: ({ way, toName }: NextYearClass) => reasons[way]?.(toName ?? '') ?? '',
  noneOf: (day: string) =>
    `Сейчас переводить некого: все ваши классы этого учебного года. Перевод откроется ${formatDay(day)}.`,
  notYet: (name: string, day: string) =>
    `${name}\u00a0— класс этого учебного года. Перевести его можно будет с\u00a0${formatDay(day)}.`,

  merge: 'Объединить с\u00a0другим классом',
  mergeTitle: (name: string) => `Объединить ${name} с\u00a0другим классом`,
  mergeInto: 'С\u00a0каким классом',
  chooseClass: 'Выберите класс',
  mergeText: (from: string, to: string) =>
    `Ученики ${from} перейдут в\u00a0${to} и\u00a0получат то, что ему зададут. Журнал, задания, сообщения и\u00a0результаты ${from} останутся в\u00a0архиве под его названием. Семь дней объединение можно вернуть.`,
  transferred: ({ pupils: names }: ClassMerger) =>
    names.length === 0
      ? 'Новых учеников не\u00a0будет.'
      : `Перейдут ${pupils(names.length)}: ${listOf(names)}.`,
  inBoth: ({ inBoth }: ClassMerger) =>
    `Уже в\u00a0обоих классах, ничего не\u00a0изменится: ${listOf(inBoth)}.`,
  teachers: ({ teachers, name }: ClassMerger) => `Станут учителями ${name}: ${listOf(teachers)}.`,
  noMergers:
    'Объединить можно с\u00a0классом той\u00a0же школы, параллели и\u00a0года, который ведёте и\u00a0вы. Такого пока нет.',
  doMerge: 'Объединить',
  merged: (from: string, to: string) => `${from} теперь вместе с\u00a0${to}`,
}
