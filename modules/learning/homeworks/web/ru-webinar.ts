import { formatNearDay, formatTime, type When } from '@school/texts'

/** Texts of homeworks of webinars. */
export const t = {
  forWebinar: 'Задание к вебинару',

  listTitle: 'Вебинары',
  soon: (at: When, now: Date) => `${formatNearDay(at, now)}, ${formatTime(at)}`,
  teacher: (name: string) => `учитель ${name}`,
  openNow: 'Открыто сейчас',
}
