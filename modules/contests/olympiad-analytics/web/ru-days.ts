import { count, formatDay, formatNumber } from '@school/texts'
import type { GoingOnState } from './going-on.ts'

/** Texts of current stages on the first page of the portal, for staff. */
export const t = {
  title: 'Олимпиады в\u00a0эти дни',
  states: { running: 'Идёт', soon: 'Скоро', published: 'Итоги' } satisfies Record<GoingOnState, string>,
  when: {
    running: (_: string, closesAt: string) => `до\u00a0${formatDay(closesAt)}`,
    soon: (opensAt: string) => `с\u00a0${formatDay(opensAt)}`,
    published: () => 'итоги опубликованы',
  } satisfies Record<GoingOnState, (opensAt: string, closesAt: string) => string>,
  registered: (registered: number, pupils: number) =>
    `записаны ${formatNumber(registered)}\u00a0из\u00a0${count(pupils, 'ученика', 'учеников', 'учеников')}`,
  began: (began: number, finished: number) =>
    `начали ${formatNumber(began)}, закончили ${formatNumber(finished)}`,
  few: 'чисел слишком мало, чтобы их показать',
  none: 'В\u00a0ближайшие две недели этапов нет.',
  all: 'Вся статистика',
}
