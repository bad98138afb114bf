import { formatDayAndTime } from '@school/texts'

/** Notifications of a pupil. */
export const inBell = {
  opened: (title: string) => `Задано на\u00a0дом: ${title}`,
  ending: (title: string) => `Остались сутки: ${title}`,
  due: (at: Date | null, zone: string) => (at === null ? '' : `Сдать до\u00a0${formatDayAndTime(at, zone)}.`),
  reminded: (title: string) => `Учитель напоминает: ${title}`,
  marked: (title: string) => `Проверено: ${title}`,
  mark: (mark: number, comment: string) => [`Отметка: ${mark}.`, comment].filter(Boolean).join(' '),
  returned: (title: string) => `Возвращено на\u00a0доработку: ${title}`,
}
