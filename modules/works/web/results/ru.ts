import { addressed, count, formatNumber, formatPercent, formatTime, nbsp, plural } from '@school/texts'

const pointsOf = (points: number) => formatNumber(points / 100)

/** Texts of what came of a run. */
export const t = {
  byTime: 'Время вышло. Всё, что было сохранено, засчитано.',
  counted: 'Что засчитано',
  countedAt: (at: string) => `сохранён в${nbsp}${formatTime(at)}, засчитан`,
  /** When it was is not known: the answer came otherwise than by saving. */
  isCounted: 'засчитан',
  notAnswered: 'ответа нет',

  tasks: 'Задачи',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  taskPoints: (points: number, max: number) =>
    `${pointsOf(points)} из${nbsp}${count(max / 100, 'балла', 'баллов', 'баллов')}`,
  noAnswer: 'Ответа нет.',
  yourAnswer: addressed`{Твой|Ваш} ответ`,

  participants: (n: number) => plural(n, 'участник', 'участника', 'участников'),
  average: 'в среднем набрали',
  percent: formatPercent,
  distribution: 'Сколько человек с каким результатом',
  distributionOwn: (percent: number) => addressed`{Твой|Ваш} столбик выделен: ${formatPercent(percent)}.`,
  distributionNote: 'Результаты всех участников в процентах.',
  bin: (index: number) => (index === 9 ? '90–100' : `${index * 10}–${index * 10 + 9}`),
  people: (n: number) => count(n, 'человек', 'человека', 'человек'),
  byTasks: 'По задачам',
  taskColumn: 'Задача',
  difficultyColumn: 'Сложность',
  answeredColumn: 'Ответили',
  solvedColumn: 'Решили',
  difficulty: (level: number) => `${level} из 5`,
}
