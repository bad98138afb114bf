import { plural } from '@school/texts'
import type { LetterKind } from '../contract/report.ts'

export const t = {
  week: (child: string) => `${child}: эта неделя`,
  level: (n: number) => `Уровень ${n}`,
  soon: 'Скоро сдавать',
  noDeadlines: 'Ближайших сроков нет.',
  moreLate: (n: number) => `И\u00a0ещё с\u00a0прошедшим сроком: ${n}`,
  quietTitle: 'На\u00a0этой неделе занятий ещё не\u00a0было',
  quietText: 'Предложите начать с\u00a0десяти минут: первый шаг всегда самый трудный.',
  solved: (n: number) => plural(n, 'задача решена', 'задачи решены', 'задач решено'),
  days: (n: number) => plural(n, 'день с\u00a0занятиями', 'дня с\u00a0занятиями', 'дней с\u00a0занятиями'),
  answers: (n: number) => plural(n, 'ответ', 'ответа', 'ответов'),
  talk: 'О\u00a0чём поговорить',

  lettersTitle: 'Письма о\u00a0ребёнке',
  lettersOf: {
    evening: (child: string) => `${child}: письма по\u00a0вечерам`,
    weekly: (child: string) => `${child}: письма о\u00a0неделе`,
  } satisfies Record<LetterKind, (child: string) => string>,
  on: 'Сейчас письма приходят.',
  off: 'Письма больше не\u00a0приходят. Передумать можно здесь\u00a0же или в\u00a0«Моей семье».',
  stop: 'Больше не\u00a0присылать',
  begin: 'Присылать снова',
  toChild: 'Открыть успехи',
  goneTitle: 'Эта ссылка больше не\u00a0действует',
  goneText: 'Письма настраиваются на\u00a0странице «Моя семья».',
  toFamily: 'Моя семья',
}
