import { count, formatDayAndTime, formatMinutes, listOf, type When } from '@school/texts'
import type { AccommodationKind } from '@school/works/contract'
import type { GivenTime } from '../../contract/index.ts'

/** Texts of extra time, for those who give it: «вы». */
export const t = {
  timeGiven: 'Время дано',
  whom: 'Кому',
  everybody: 'Всем участникам',
  schools: 'Школе',
  classes: 'Классу',
  minutes: 'Сколько минут добавить',
  minutesHint: 'Кто уже решает, получит их сразу, остальные\u00a0— когда начнут.',
  shift: 'Сдвинуть окно на',
  shiftHint: 'Кто не мог прийти вовремя, начнёт позже.',
  noShift: 'не сдвигать',
  hours: (hours: number) => count(hours, 'час', 'часа', 'часов'),
  days: (days: number) => count(days, 'день', 'дня', 'дней'),
  reason: 'Причина',
  reasonHint: 'Например: отключали свет. Её увидят все, кто ведёт работу.',
  give: 'Дать время',

  given: 'Кому дано время',
  noGrants: 'Дополнительного времени пока никому не давали.',
  whomColumn: 'Кому',
  timeColumn: 'Сколько',
  reasonColumn: 'Причина',
  byColumn: 'Кто и когда',
  backColumn: 'Забрали',
  takeBack: 'Забрать',
  takeBackOf: (name: string) => `Забрать время: ${name}`,
  time: ({ extraMinutes, shiftMinutes }: Pick<GivenTime, 'extraMinutes' | 'shiftMinutes'>) =>
    listOf(
      [
        extraMinutes > 0 && `+${formatMinutes(extraMinutes)}`,
        shiftMinutes > 0 && `окно сдвинуто на ${formatMinutes(shiftMinutes)}`,
      ].filter((part) => part !== false),
    ),
  by: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),

  conditions: 'Особые условия',
  conditionsSaved: 'Особые условия сохранены',
  conditionsOf: (name: string) => `Особые условия: ${name}`,
  conditionsLegend: 'Сколько времени на работы',
  kinds: {
    usual: 'Обычное время',
    quarter: '×1,25\u00a0— на четверть больше',
    half: '×1,5\u00a0— в полтора раза больше',
    unlimited: 'Без ограничения',
  } satisfies Record<AccommodationKind, string>,
  conditionsNote:
    'Действует во всех работах на время, начатых с этого момента. Работа, которая уже идёт, не изменится: для неё есть «Дать время».',
  setBy: (name: string | null, at: When) =>
    `Назначено: ${[name, formatDayAndTime(at)].filter(Boolean).join(', ')}`,
  save: 'Сохранить',
}
