import { count, formatNearDay } from '@school/texts'

export const says = {
  /** Replaces the name: members of a jury must not know the author. */
  numbered: (id: number) => `Работа №\u00a0${id}`,
  waiting: (n: number) => `${count(n, 'ответ ждёт', 'ответа ждут', 'ответов ждут')} проверки`,
  firstDue: (at: Date, now: Date, zone: string | undefined) =>
    at <= now ? 'Ближайший срок уже прошёл' : `Ближайший срок\u00a0— ${formatNearDay(at, now, zone)}`,
  photo: (number: number) => `Фото ${number}`,
}

/** Frequent comments of the teacher of the demo school. */
export const commentsOfDemo = [
  'Ход решения верный, проверь знак при переносе.',
  'Запиши ответ с единицами измерения.',
  'Сначала найди, сколько приходится на 1\u00a0%, а потом считай дальше.',
  'Молодец, аккуратно и по шагам!',
  'Приходи в четверг на консультацию, разберём вместе.',
  'Прочитай ещё раз, о чём спрашивают в задаче.',
  'Проверь ответ подстановкой в уравнение.',
]
