import { addressed, count, formatPercent, plural } from '@school/texts'

/** Texts of results of a work. */
export const t = {
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
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
}
