import { count, formatPercent, nbsp, quoted } from '@school/texts'

/** What an author reads about trainings. */
export const says = {
  work: 'тренировка',
  summary: (count: number) => `тренировок ${count}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
  examNeedsMinutes: 'У тренировки с mode: exam должны быть minutes',
}

/** Lines of the first screen. */
export const today = {
  going: 'Тренировка начата',
  why: 'начата и\u00a0не\u00a0закончена',
  whyRunning: 'идёт сейчас',
}

/** Lines of one's own works. */
export const own = {
  title: 'Тренировки',
  going: 'Тренировка начата',
  onCheck: 'Работа сдана, ответы проверяют',
  result: formatPercent,
  done: (stars: number, times: number) =>
    `${count(stars, 'звезда', 'звезды', 'звёзд')} из${nbsp}3, пройдена ${count(times, 'раз', 'раза', 'раз')}`,
}
