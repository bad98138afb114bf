import { formatDayAndTime } from '@school/texts'

/** Notifications of a pupil. */
export const inBell = {
  opened: (title: string) => `Задано на\u00a0дом: ${title}`,
  ending: (title: string) => `Остались сутки: ${title}`,
  due: (at: Date | null, zone: string) => (at === null ? '' : `Сдать до\u00a0${formatDayAndTime(at, zone)}.`),
}
