import { addressed, count, formatClock } from '@school/texts'

/** Texts of a person's notes to a lesson. */
export const t = {
  title: addressed`{Твои|Ваши} заметки`,
  count: (n: number) => count(n, 'заметка', 'заметки', 'заметок'),
  lead: addressed`Заметки {видишь|видите} только {ты|вы}.`,
  none: 'Пока заметок нет.',
  write: 'Записать заметку',
  text: 'Новая заметка',
  atSecond: (seconds: number) => `К\u00a0моменту ${formatClock(seconds)} в\u00a0видео`,
  save: 'Сохранить',
  added: 'Заметка сохранена',
  cancel: 'Отмена',
  toSecond: (seconds: number) => `Перейти к\u00a0${formatClock(seconds)}`,
  clock: formatClock,
  wholeLesson: 'ко всему уроку',
  rewrite: 'Изменить заметку',
  rewritten: 'Текст заметки',
  remove: 'Убрать заметку',
  removed: 'Заметка убрана',
  restore: 'Вернуть',
  failed: 'Заметки не открылись.',
  again: 'Попробовать ещё раз',
  whenOnline: 'Нет связи. Заметки откроются, когда она появится',
}
