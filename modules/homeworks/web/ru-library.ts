import { count, formatAboutMinutes, formatPercent, listOf } from '@school/texts'
import type { LibrarySection } from '../contract/library.ts'

/** Texts of the library. Pupils and teachers read them: nobody is addressed. */
export const t = {
  title: 'Библиотека заданий',
  lead: 'Готовые наборы задач: их можно решать самостоятельно или задать классу.',
  sections: 'Разделы библиотеки',
  section: { skills: 'Навыки', oge: 'ОГЭ', ege: 'ЕГЭ' } satisfies Record<LibrarySection, string>,
  filters: 'Найти набор',
  subject: 'Предмет',
  theme: 'Тема',
  number: 'Номер задания',
  difficulty: 'Сложность',
  any: 'Любая',
  anySubject: 'Любой',
  anyNumber: 'Любой',
  level: (level: number) => `${level} из 5`,
  text: 'Название',
  textPlaceholder: 'Например, проценты',
  find: 'Найти',
  reset: 'Сбросить',
  found: (n: number) => count(n, 'набор', 'набора', 'наборов'),
  nothingTitle: 'Таких наборов нет',
  nothingText: 'Уберите часть условий — и что-нибудь найдётся.',
  emptyTitle: 'В этом разделе пока пусто',
  emptyText: 'Загляните в соседние разделы.',
  pages: 'Страницы наборов',

  tasks: (n: number) => count(n, 'задача', 'задачи', 'задач'),
  about: formatAboutMinutes,
  numbers: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'задание' : 'задания'} № ${listOf(numbers.map(String))}`,
  year: (year: number) => `${year} год`,
  average: (percent: number, people: number) =>
    `в среднем ${formatPercent(percent)}, сдали ${count(people, 'человек', 'человека', 'человек')}`,
  notSolved: 'ещё никто не сдавал',
  preview: 'Посмотреть задачи',
  previewOf: (title: string) => `Посмотреть задачи: ${title}`,
  previewTitle: (title: string) => title,
  task: (position: number, title: string) => `${position}. ${title}`,
  close: 'Закрыть',
  give: 'Назначить классу',
  giveOf: (title: string) => `Назначить классу: ${title}`,
  pick: 'Решать самому',
  pickOf: (title: string) => `Решать самому: ${title}`,
  goOn: 'Продолжить',
  goOnOf: (title: string) => `Продолжить: ${title}`,
}
