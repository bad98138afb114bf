import { addressed } from '@school/texts'
import type { OwnWorkState } from '../../contract/index.ts'

export const t = {
  title: 'Экзамены и\u00a0олимпиады',
  lead: 'Что начато, что сдано и\u00a0с\u00a0каким результатом. Итоги видны с\u00a0того часа, когда их объявили.',
  states: { going: 'Идёт', ahead: 'Впереди', waiting: 'Ждёт итогов', done: 'Есть итог' } satisfies Record<
    OwnWorkState,
    string
  >,
  all: (total: number) => `Показать все: ${total}`,
  last: (shown: number, total: number) => `Показаны последние ${shown} из\u00a0${total}`,
  toCatalog: 'Посмотреть, что есть',
  emptyTitle: 'Пока ничего не\u00a0начато',
  emptyText: addressed`Здесь появятся пробные экзамены, олимпиады и\u00a0тренировки, за которые {ты возьмёшься|вы возьмётесь}.`,
}
