import { addressed, count, formatNumber } from '@school/texts'

/** Texts of the rating of a course. */
export const t = {
  title: 'Рейтинг курса',
  lead: 'Место\u00a0— по опыту за задачи этого курса. Равный опыт делит место.',
  myPlace: (place: number, of: number) => addressed`{Твоё|Ваше} место\u00a0— ${place} из ${of}`,
  find: 'Найти меня',
  notYet: addressed`{Реши|Решите} первую задачу курса\u00a0— и {получишь|получите} место.`,
  xpColumn: 'Опыт',
  xp: (n: number) => formatNumber(n),
  emptyTitle: 'Рейтинг пока собирается',
  emptyText: (least: number) =>
    `Он появится, когда задачи курса решат ${count(least, 'ученик', 'ученика', 'учеников')}.`,
  pastEnd: 'Такой страницы в рейтинге нет',
  toFirst: 'К началу рейтинга',
  toCourse: 'К курсу',
}
