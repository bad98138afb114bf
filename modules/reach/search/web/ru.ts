import { addressed, count, quoted } from '@school/texts'
import type { SearchKind } from '../contract/index.ts'

const kinds: Record<SearchKind, string> = {
  course: 'Курсы',
  theme: 'Темы',
  teacher: 'Учителя',
  lesson: 'Уроки',
  skill: 'Навыки',
  training: 'Тренировки',
  exam_rehearsal: 'Пробные экзамены',
  olympiad: 'Олимпиады',
  page: 'Страницы',
}

export const t = {
  suggestions: 'Подсказки',
  suggestionsCount: (n: number) =>
    n === 0
      ? 'Подсказок нет'
      : addressed`${count(n, 'подсказка', 'подсказки', 'подсказок')}: {выбирай|выбирайте} стрелками`,
  recent: 'Недавно искали',
  forgetRecent: 'Забыть недавние запросы',
  all: (text: string) => `Все результаты: ${quoted(text)}`,

  title: 'Поиск',
  titleOf: (text: string) => `Поиск: ${quoted(text)}`,
  field: 'Что найти',
  kinds,
  kind: {
    course: 'Курс',
    theme: 'Тема',
    teacher: 'Учитель',
    lesson: 'Урок',
    skill: 'Навык',
    training: 'Тренировка',
    exam_rehearsal: 'Пробный экзамен',
    olympiad: 'Олимпиада',
    page: 'Страница',
  } satisfies Record<SearchKind, string>,
  tabs: 'Что показать',
  allKinds: 'Всё',
  found: (n: number) => count(n, 'результат', 'результата', 'результатов'),
  meant: 'По такому запросу ничего нет. Возможно, имелось в виду',
  meantText: (text: string) => quoted(text),
  partial: 'Все слова сразу нигде не встретились. Вот где есть хотя бы часть из них.',
  popular: 'Популярное',
  popularLead: 'Здесь можно найти тему, курс, урок или учителя. А можно начать с того, что выбирают другие.',
  nothing: (text: string) => `По запросу ${quoted(text)} ничего не нашлось`,
  nothingText: 'Возможно, в запросе опечатка. Или помогут одно-два слова темы: так находится больше.',
  nothingHere: (kind: SearchKind) => `В разделе ${quoted(kinds[kind])} такого нет`,
  nothingHereText: 'Зато нашлось в других разделах.',
  showAll: 'Показать всё',
  pastEnd: 'Здесь результаты закончились',
  pastEndText: 'На этой странице списка уже ничего нет.',
  toFirstPage: 'К первой странице',
  toCatalog: 'Все курсы',
  toHome: 'На главную',
}
