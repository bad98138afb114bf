import { count, doneOf, factsOf, formatDay, nbsp, quoted } from '@school/texts'
import type { ObjectiveState, ObjectiveTab, TeacherGoal, TeacherState } from '../contract/index.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** Texts of goals of teachers and of what they propose. */
export const t = {
  title: 'Цели',
  lead: 'Свои цели считаются сами: по\u00a0участию в\u00a0олимпиадах, проверкам и\u00a0занятиям класса. За\u00a0достигнутую\u00a0— благодарность среди сертификатов.',
  tabs: 'Цели учителя',
  tab: { active: 'Сейчас', completed: 'Готово' } satisfies Record<ObjectiveTab, string>,
  own: 'Мои цели',
  proposals: 'Предложено ученикам',
  propose: 'Предложить цель классу',
  empty: 'Своих целей пока нет',
  emptyText: 'Выберите одну из\u00a0готовых: число и\u00a0срок можно поменять.',
  emptyOver: 'Завершённых целей пока нет',
  emptyOverText: 'Достигнутые цели останутся здесь вместе с\u00a0благодарностью.',
  toNow: 'К\u00a0текущим целям',
  noProposals: 'Пока ничего не\u00a0предложено. Ученик сам решает, принять цель или отказаться.',
  noProposalsOver: 'Завершённых предложений пока нет.',
  ready: 'Готовые цели',
  goals: {
    olympiad: {
      title: '10 учеников в\u00a0олимпиадах',
      hint: 'Считаются ученики ваших классов, которые начали этап',
    },
    checking: {
      title: '20 работ за\u00a048 часов',
      hint: 'Ответы, которые проверены не\u00a0позже двух суток',
    },
    visits: { title: 'Весь класс за\u00a0неделю', hint: 'Каждый ученик класса решил хотя бы одну задачу' },
  } satisfies Record<TeacherGoal, { title: string; hint: string }>,
  set: 'Поставить',
  setOf: (title: string) => `Поставить цель: ${title}`,
  setTitle: 'Новая цель',
  target: { olympiad: 'Сколько учеников', checking: 'Сколько работ', visits: '' } satisfies Record<
    TeacherGoal,
    string
  >,
  schoolClass: 'Класс',
  chooseClass: 'Выбрать класс',
  due: 'Последний день',
  added: 'Цель поставлена',
  full: 'Идут пять целей: новую можно поставить, когда закончится одна из\u00a0них.',
  state: {
    active: 'Идёт',
    reached: 'Достигнута',
    expired: 'Срок прошёл',
    claimed: 'Достигнута',
    archived: 'Отложена',
  } satisfies Record<TeacherState, string>,
  of: (amount: number, target: number) => doneOf(amount, target),
  dueOn: (day: string) => `срок\u00a0— ${formatDay(day)}`,
  progressOf: (title: string) => `Продвижение: ${title}`,
  claim: 'Получить благодарность',
  claimedTitle: 'Цель достигнута!',
  claimedText: (title: string) => `${title}. Благодарность лежит среди ваших сертификатов.`,
  certificate: 'Открыть благодарность',
  toClasses: 'К\u00a0классам',
  noClasses: 'Чтобы предложить цель, нужен класс с\u00a0учениками.',

  proposeTitle: 'Предложить цель',
  to: 'Кому',
  everybody: (n: number) => `Всему классу: ${pupils(n)}`,
  some: 'Выбрать учеников',
  send: 'Предложить',
  sent: (n: number) => `Предложение отправлено: ${pupils(n)}`,
  noneNew: 'Новых предложений нет: у\u00a0всех такая цель уже есть или ждут ответа пять других.',
  passedOver: (names: readonly string[]) =>
    `Без предложения: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` и\u00a0ещё ${names.length - 5}` : ''}\u00a0— такая цель уже есть или ждут ответа пять других.`,
  facts: (className: string, at: string, dueOn: string) =>
    factsOf(`класс ${className}`, `предложено ${formatDay(at)}`, `срок\u00a0— ${formatDay(dueOn)}`),
  sums: ({ accepted, reached, declined, all }: Record<'accepted' | 'reached' | 'declined' | 'all', number>) =>
    factsOf(
      `приняли ${accepted} из${nbsp}${all}`,
      `достигли ${reached}`,
      ...(declined > 0 ? [`отказались ${declined}`] : []),
    ),
  pupils: (n: number) => `Ученики (${n})`,
  withdraw: 'Отозвать у\u00a0тех, кто не\u00a0ответил',
  withdrawTitle: 'Отозвать предложение?',
  withdrawText: 'У\u00a0тех, кто уже принял цель, она останется.',
  withdrawn: 'Предложение отозвано',
  pupilState: {
    proposed: 'ждём ответа',
    active: 'идёт',
    reached: 'достигнута',
    expired: 'срок прошёл',
    claimed: 'достигнута',
    declined: 'отказ',
    archived: 'отложена',
  } satisfies Record<ObjectiveState, string>,
  pupilLine: (state: string, percent: number | null) =>
    factsOf(state, ...(percent === null ? [] : [`${percent}${nbsp}%`])),
  because: (words: string) => quoted(words),
}
