import {
  count,
  cutText,
  factsOf,
  formatDay,
  formatDayAndTime,
  formatShortWeekday,
  quoted,
} from '@school/texts'
import type { JournalColumn, JournalColumnKind } from '../contract/journal.ts'
import { kindWords, markWords, signs, weightWords } from '../contract/ru.ts'
import type { JournalMark } from '../contract/marks.ts'
import type { PasteFault } from './typed.ts'

/** As a column is called in its head. */
export const shortKinds: Record<JournalColumnKind, string> = {
  answer: 'Отв',
  classwork: 'Кл/р',
  independent: 'С/р',
  test: 'К/р',
  dictation: 'Дикт',
  essay: 'Соч',
  lab: 'Л/р',
  project: 'Проект',
  homework: 'Д/з',
}

const cells = (n: number) => count(n, 'отметка', 'отметки', 'отметок')

/** Texts of the journal: teachers alone read them. */
export const t = {
  title: (name: string) => `Журнал ${name}`,
  crumb: 'Мои классы',
  journal: 'Журнал',
  facts: (school: string, year: number) => factsOf(school, `${year}/${String(year + 1).slice(2)}`),
  archived: 'В\u00a0архиве, только чтение',
  period: 'Период',
  discipline: 'Предмет',
  addColumn: 'Новый столбец',
  scale: 'Своя шкала',
  slips: 'Листки родителям',
  print: 'Напечатать',
  undo: 'Отменить',
  redo: 'Вернуть',
  about: 'Комментарий и\u00a0история',
  after: 'После отметки',
  afterTo: { down: 'вниз', right: 'вправо', stay: 'на\u00a0месте' },
  keys: 'Стрелки ходят по\u00a0ячейкам, 2–5, н и\u00a0о (осв) ставят отметку, Delete очищает, Enter ведёт вниз, Tab вправо, Shift со\u00a0стрелками выделяет, F2 открывает комментарий. Ctrl\u00a0+\u00a0пробел выделяет столбец, Ctrl+C и\u00a0Ctrl+V работают с\u00a0Excel, Ctrl+Z отменяет.',
  keysTitle: 'Как заполнять с\u00a0клавиатуры',
  grid: (name: string, discipline: string) => `Журнал ${name}, ${discipline}`,
  pupil: 'Ученик',
  average: 'Средняя',
  ofClass: 'По\u00a0классу',
  columnHead: ({ day, kind, topic, weight }: JournalColumn) =>
    [`${formatDay(day)}, ${kindWords[kind]}`, topic, weightWords(weight)].filter(Boolean).join(', '),
  weekday: (day: string) => formatShortWeekday(day),
  day: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`,
  weight: (n: number) => `×${n}`,
  mark: (mark: JournalMark | null) => (mark === null ? '—' : signs[mark]),
  said: (mark: JournalMark | null) => (mark === null ? 'пусто' : markWords[mark]),
  byHomework: 'по\u00a0домашней работе',
  overHomework: (mark: JournalMark) => `вместо ${quoted(signs[mark])} по\u00a0домашней работе`,
  hasComment: 'есть комментарий',
  empty: 'В\u00a0этом периоде отметок пока нет',
  emptyText:
    'Добавьте столбец: урок, контрольную или домашнюю работу. Отметки можно вставить прямо из\u00a0Excel.',
  noPupils: 'В\u00a0классе пока никого',
  noPupilsText: 'Когда в\u00a0класс придут ученики, здесь появится журнал.',
  toClass: 'Позвать учеников',
  noMark: (key: string) => `${quoted(key)}\u00a0— не\u00a0отметка. Можно 5, 4, 3, 2, н или осв.`,
  faulty: (faults: readonly PasteFault[]) =>
    faults
      .slice(0, 3)
      .map(({ row, column, text }) => `строка ${row}, столбец ${column}: ${quoted(cutText(text, 30))}`)
      .join('; ') + (faults.length > 3 ? ` и\u00a0ещё ${faults.length - 3}` : ''),
  notPasted: (faults: string) => `Ничего не\u00a0вставлено. Во\u00a0вставке не\u00a0отметки: ${faults}.`,
  notFits: (rows: number, columns: number, roomRows: number, roomColumns: number) =>
    `Ничего не\u00a0вставлено: вставка ${rows}\u00a0×\u00a0${columns}, а\u00a0от\u00a0этой ячейки до\u00a0края ${roomRows}\u00a0×\u00a0${roomColumns}.`,
  pasted: (n: number) => `Вставлено: ${cells(n)}`,
  copied: (n: number) => `Скопировано: ${cells(n)}`,
  selected: (n: number) => `Выделено ячеек: ${n}`,
  pad: 'Поставить отметку',
  padFor: (name: string, column: string) => `${name}, ${column}`,
  clear: 'Очистить',
  saving: 'Сохраняем…',
  saved: 'Всё сохранено',
  offline: (n: number) =>
    `Нет связи. Сохранено на\u00a0этом устройстве: ${cells(n)}. Отправим, как только связь появится.`,
  waits: (n: number, why: string) => `${why} Не\u00a0сохранено: ${cells(n)}.`,
  retry: 'Отправить ещё раз',
  discard: 'Отказаться от\u00a0них',
  signIn: 'Войти снова',
  gone: 'Одна отметка не\u00a0сохранена: столбца или ученика в\u00a0журнале больше нет.',
  conflicts: (n: number) =>
    n === 1
      ? 'Эту ячейку тем временем изменили'
      : `${count(n, 'ячейку', 'ячейки', 'ячеек')} тем временем изменили`,
  conflictsText: 'Ваши отметки не\u00a0пропали: решите, что оставить. Остальные записаны.',
  someone: 'Коллега',
  nowThere: (mark: JournalMark | null, was: JournalMark | null, by: string, at: string) =>
    `Сейчас ${mark === null ? 'пусто' : quoted(signs[mark])} (было ${was === null ? 'пусто' : quoted(signs[was])}): ${by}, ${formatDayAndTime(at)}.`,
  leave: (mark: JournalMark | null) =>
    mark === null ? 'Оставить пустой' : `Оставить ${quoted(signs[mark])}`,
  insist: (mark: JournalMark | null) =>
    mark === null ? 'Поставить моё: очистить' : `Поставить моё: ${quoted(signs[mark])}`,
  elsewhere: 'В\u00a0другой части журнала',
  offers: 'Домашние работы, которых нет в\u00a0журнале',
  offersText: 'Отметки возьмутся из\u00a0сданных работ. Кто не\u00a0начал, останется без отметки.',
  offer: (title: string, discipline: string) => `${title}, ${discipline}`,
  handedIn: (n: number, of: number) => `сдали ${n} из\u00a0${of}`,
  put: 'В\u00a0журнал',
  putOf: (title: string) => `В\u00a0журнал: ${title}`,
  putDone: (title: string) => `В\u00a0журнале: ${title}`,
  help: 'Отметка с\u00a0точкой внизу взята из\u00a0домашней работы и\u00a0меняется вместе с\u00a0ней, пока вы не\u00a0впишете свою. Уголок\u00a0— комментарий.',
}
