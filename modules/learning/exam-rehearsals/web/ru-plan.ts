import { addressed, count, formatDay, nbsp, plural } from '@school/texts'
import type { PlanTheme, PlanWeek } from '../contract/index.ts'

const dayOf = (day: string): string => formatDay(day)

/** Texts of the weeks before an exam. */
export const t = {
  title: 'План до\u00a0экзамена',
  choose: addressed`{Выбери|Выберите} день экзамена\u00a0— темы разложатся по\u00a0неделям, слабые первыми.`,
  notChosen: 'День экзамена ещё не\u00a0выбран.',
  days: (n: number) => plural(n, 'день до\u00a0экзамена', 'дня до\u00a0экзамена', 'дней до\u00a0экзамена'),
  today: 'Экзамен сегодня. Удачи!',
  over: 'Этот день уже прошёл.',
  on: (day: string) => `Экзамен ${dayOf(day)}.`,
  thisWeek: 'На\u00a0этой неделе',
  allWeeks: (n: number) => `Дальше: ${count(n, 'неделя', 'недели', 'недель')}`,
  week: ({ from, to }: Pick<PlanWeek, 'from' | 'to'>) => `${dayOf(from)}\u00a0— ${dayOf(to)}`,
  kind: {
    rehearsal: 'Пробный экзамен целиком, на\u00a0время',
    exam: 'Неделя экзамена: только повторить ошибки и\u00a0выспаться',
  } satisfies Record<Exclude<PlanWeek['kind'], 'themes'>, string>,
  toRehearsals: 'К\u00a0пробным экзаменам',
  theme: ({ title, numbers }: Pick<PlanTheme, 'title' | 'numbers'>) =>
    `${title} (${plural(numbers.length, 'задание', 'задания', 'задания')}${nbsp}${numbers.join(', ')})`,
  weak: 'слабое место',
  date: 'День экзамена',
  dateHint: 'Расписание публикует Рособрнадзор; день можно поменять. Без дня плана нет.',
  set: 'Составить план',
  change: 'Изменить день',
  saved: 'План составлен',
}
