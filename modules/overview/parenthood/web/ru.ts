import { plural } from '@school/texts'

export const t = {
  week: (child: string) => `${child}: эта неделя`,
  level: (n: number) => `Уровень ${n}`,
  soon: 'Скоро сдавать',
  noDeadlines: 'Ближайших сроков нет.',
  moreLate: (n: number) => `И\u00a0ещё просрочено за\u00a0последние 30\u00a0дней: ${n}`,
  quietTitle: 'На\u00a0этой неделе занятий ещё не\u00a0было',
  quietText: 'Предложите начать с\u00a0десяти минут: первый шаг всегда самый трудный.',
  solved: (n: number) => plural(n, 'задача решена', 'задачи решены', 'задач решено'),
  days: (n: number) => plural(n, 'день с\u00a0занятиями', 'дня с\u00a0занятиями', 'дней с\u00a0занятиями'),
  answers: (n: number) => plural(n, 'ответ', 'ответа', 'ответов'),
  talk: 'О\u00a0чём поговорить',
}
