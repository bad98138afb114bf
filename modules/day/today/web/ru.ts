import { addressed } from '@school/texts'
import type { TodayKind } from '../contract/index.ts'

export const t = {
  title: 'Сегодня',
  wholePlan: 'Весь план на\u00a0сегодня',
  kinds: { going: 'Начато', answered: 'Новое', due: 'Задано', waiting: 'Ждёт' } satisfies Record<
    TodayKind,
    string
  >,
  offers: addressed`Для {твоего|вашего} класса`,
  firstStep: 'Первый шаг',
  begin: 'Начать',
  other: 'Или с другого',
}
