import { formatDayAndTime } from '@school/texts'

export const says = {
  archive: (day: string) => `Мои данные из Смекалки ${day}`,
  index: 'Читать здесь.html',
  data: 'Данные',
  files: 'Файлы',
  title: 'Данные из\u00a0«Смекалки»',
  madeAt: (at: Date) =>
    `Сделано ${formatDayAndTime(at.toISOString())} по Москве. Те\u00a0же данные для программ лежат в\u00a0папке «Данные», загруженные файлы\u00a0— в\u00a0папке «Файлы».`,
  absent: 'Здесь нет паролей и\u00a0ключей, ключей к\u00a0задачам и\u00a0данных других людей.',
  nothing: 'Ничего нет',
  yes: 'да',
  no: 'нет',
}
