import { formatDayAndTime, quoted } from '@school/texts'
import type { CellChange } from '../contract/journal.ts'
import { signs } from '../contract/ru.ts'

/** Texts of what opens over the journal. */
export const t = {
  newColumn: 'Новый столбец',
  column: 'Столбец журнала',
  discipline: 'Предмет',
  day: 'День',
  kind: 'Что это было',
  topic: 'Тема',
  topicHint: 'Её увидят ученик и\u00a0родители',
  weight: 'Вес в\u00a0средней',
  weightHint: 'Отметка за\u00a0работу с\u00a0весом 3 считается трижды',
  weights: { 1: '1\u00a0— обычная', 2: '2\u00a0— важная', 3: '3\u00a0— самая важная' },
  add: 'Добавить',
  save: 'Сохранить',
  added: 'Столбец добавлен',
  changed: 'Столбец изменён',
  remove: 'Убрать столбец',
  removed: 'Столбец убран из\u00a0журнала',
  ofHomework: 'Отметки берутся из\u00a0домашней работы.',
  toHomework: 'Открыть домашнюю работу',
  mark: 'Отметка',
  none: 'нет',
  ofHomeworkMark: (mark: string) => `нет, как в\u00a0домашней работе: ${mark}`,
  comment: 'Комментарий',
  commentHint: 'Его увидят ученик и\u00a0родители',
  history: 'История ячейки',
  noHistory: 'Сюда ещё ничего не\u00a0писали.',
  someone: 'Учитель, которого больше нет в\u00a0школе',
  change: ({ from, to, by, at }: CellChange) =>
    `${formatDayAndTime(at)}, ${by ?? t.someone}: ${from === null ? 'пусто' : signs[from]} → ${to === null ? 'пусто' : signs[to]}`,
  scale: 'Своя шкала',
  scaleText:
    'С\u00a0неё будут начинаться новые домашние задания. И\u00a0если вписать или вставить в\u00a0журнал процент, например 87\u00a0%, он станет отметкой по\u00a0этой шкале.',
  scaleLegend: 'Отметка ставится',
  from: (mark: number) => `${quoted(mark)} от, %`,
  scaleSaved: 'Шкала сохранена',
  usual: 'Обычная: 85, 65 и\u00a045',
}
