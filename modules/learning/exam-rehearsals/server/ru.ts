import { count, factsOf, formatDay, formatMinutes, nbsp, quoted } from '@school/texts'
import type { Grade, OnCheck } from '../contract/index.ts'

/** What an author reads about exam rehearsals. */
export const says = {
  work: 'пробный экзамен',
  summary: (count: number) => `пробных экзаменов ${count}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
  badNumbers: 'Номера заданий идут подряд с единицы',
  badParts: 'Части идут подряд и вместе охватывают все задания',
  tooManyTasks: (here: number, official: number) =>
    `Задач ${here}, а в работе их ${official}: лишней взяться неоткуда`,
  brokenPart: (title: string) =>
    `${quoted(title)} начата, но задач в ней не хватает: часть бывает только целиком`,
  otherPoints: (number: number, official: number, own: number) =>
    `Задание ${number} на экзамене стоит ${official}, а критерии задачи дают ${own}`,
  shortScale: (rows: number, max: number) =>
    `В шкале ${rows} строк, а баллов можно набрать от 0 до ${max}: нужна строка на каждый`,
  fallingScale: 'Тестовые баллы не убывают',
  wrongKind: 'ЕГЭ переводят в тестовые баллы, ОГЭ\u00a0— в отметку',
  unknownNumber: (number: number) => `Задания ${number} в работе нет`,
  unknownTheme: (theme: string) => `Темы ${quoted(theme)} в работе нет`,
  unknownStep: (key: string) => `${quoted(key)} нет в школе`,
}

const pointsOf = (n: number) => count(n, 'балл', 'балла', 'баллов')
const valueOf = ({ kind, value }: Grade): string =>
  kind === 'test' ? pointsOf(value) : `отметка${nbsp}${value}`
const rangeOf = ({ low, high }: OnCheck): string =>
  low.value === high.value
    ? valueOf(low)
    : low.kind === 'test'
      ? `${low.value}–${pointsOf(high.value)}`
      : `отметка от${nbsp}${low.value} до${nbsp}${high.value}`

/** Lines of the first screen. */
export const today = {
  going: 'Экзамен идёт',
  why: 'идёт сейчас',
  onCheck: (range: OnCheck) =>
    `Эксперт проверяет, итог не${nbsp}позже ${formatDay(range.by)}. Пока возможно: ${rangeOf(range)}`,
  offer: (minutes: number) => `Пробный экзамен дома, ${formatMinutes(minutes)}`,
}

/** Lines of one's own works. */
export const own = {
  title: 'Пробные экзамены',
  going: 'Экзамен идёт',
  onCheck: (range: OnCheck, best: Grade | null) =>
    factsOf(
      `Эксперт проверяет, итог не${nbsp}позже ${formatDay(range.by)}`,
      `пока возможно: ${rangeOf(range)}`,
      best && `лучший проверенный результат: ${valueOf(best)}`,
    ),
  counting: 'Работа сдана, итог считается',
  result: valueOf,
  written: (times: number, best: Grade | null, last: Grade) =>
    factsOf(
      `Написан ${count(times, 'раз', 'раза', 'раз')}`,
      best && best.value !== last.value && `лучший результат: ${valueOf(best)}`,
    ),
}
