import { formatDay, formatDayAndTime } from '@school/texts'

/** A copy of one's data. */
export const t = {
  take: 'Скачать мои данные',
  takeChild: 'Скачать данные ребёнка',
  askTitle: 'Копия данных',
  ask: 'В\u00a0архиве будет всё, что школа знает: страница для чтения, данные для программ и\u00a0загруженные файлы. Паролей, ключей к\u00a0задачам и\u00a0данных других людей в\u00a0нём нет.',
  askOnce: 'Копию можно просить раз в\u00a0сутки, скачать её можно в\u00a0течение недели.',
  password: 'Ваш пароль',
  noPasswordHint:
    'Если пароля нет, поле остаётся пустым: копию дают в\u00a0первые двадцать минут после входа.',
  agree: 'Подготовить',
  ready: 'Копия готова',
  readyUntil: (ends: string, next: string) =>
    `Можно скачать до\u00a0${formatDay(ends)}. Новую можно попросить с\u00a0${formatDayAndTime(next)}.`,
  download: 'Скачать копию',
  downloadChild: (name: string) => `Скачать копию: ${name}`,
}
