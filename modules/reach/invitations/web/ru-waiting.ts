import { count, formatDay, listOf, plural } from '@school/texts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const verb = (n: number) => plural(n, 'ждёт', 'ждут', 'ждут')

/** Texts about pupils who came by the code of a class, for administrators of the school. */
export const waiting = {
  title: (n: number) => `${pupils(n)} ${verb(n)} приёма в\u00a0класс`,
  text: 'Они пришли по\u00a0коду класса. Подтвердить может учитель класса или администратор школы.',
  inClasses: (n: number) => `${pupils(n)} ${verb(n)} приёма`,
  classOf: (name: string, n: number) => `${name}: ${n}`,
  says: (name: string) => `В\u00a0списке это ${name}`,
  since: (iso: string) => `с\u00a0${formatDay(iso)}`,
  confirm: 'Подтвердить',
  confirmOf: (name: string) => `Подтвердить: ${name}`,
  refuse: 'Отказать',
  refuseOf: (name: string) => `Отказать: ${name}`,
  confirmAll: 'Подтвердить всех',
  refuseAll: 'Отказать всем',
  refuseTitle: (n: number) =>
    n === 1 ? 'Отказать в\u00a0приёме?' : `Отказать: ${count(n, 'ученику', 'ученикам', 'ученикам')}?`,
  refuseText: (names: readonly string[], className: string) =>
    `В\u00a0${className} не\u00a0войдут: ${listOf(names)}. По\u00a0этому коду они больше не\u00a0попросятся; новый код класса сделает учитель.`,
  confirmed: (n: number) => `Теперь в\u00a0классе: ${pupils(n)}`,
  refused: (n: number) => `Отказано: ${n}`,
  left: (names: readonly string[], reason: string) => `${listOf(names)}: ${reason}`,
}
