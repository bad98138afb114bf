import type { PersonColumn } from '@school/kernel/contract'
import { count, formatDayAndTime, plural } from '@school/texts'

/** Texts of the window for importing a list of pupils. */
export const t = {
  open: 'Добавить списком',
  title: (name: string) => `Список учеников, ${name}`,
  list: 'Список',
  hint: 'Каждый ученик с\u00a0новой строки: фамилия, имя, отчество, если есть. Можно вставить столбцы из\u00a0таблицы: имена мы найдём, остальное не\u00a0перенесём.',
  example: 'Гринёв Пётр Андреевич\nМиронова Мария',
  file: 'Взять из\u00a0файла Excel или CSV',
  failed: 'Файл не\u00a0дошёл. Попробуйте ещё раз',
  add: (n: number) => (n === 0 ? 'Закрыть' : `Добавить ${count(n, 'ученика', 'ученика', 'учеников')}`),
  heads: ['Фамилия', 'Имя', 'Отчество'],
  columns: {
    fullName: 'ФИО целиком',
    lastName: 'Фамилия',
    firstName: 'Имя',
    middleName: 'Отчество',
    firstAndMiddle: 'Имя и\u00a0отчество',
    className: 'Класс',
    grade: 'Параллель',
    letter: 'Буква класса',
  } satisfies Record<PersonColumn, string>,
  known: 'уже в\u00a0классе',
  returning: 'вернётся в\u00a0класс',
  takeOthers: (classes: readonly string[], own: string) =>
    `Добавить в\u00a0${own} и\u00a0тех, у\u00a0кого в\u00a0списке другой класс: ${classes.join(', ')}`,
  recent: (added: number, madeAt: string) =>
    `${formatDayAndTime(madeAt)}: списком ${plural(added, 'добавлен', 'добавлено', 'добавлено')} ${count(added, 'ученик', 'ученика', 'учеников')}.`,
  undoList: 'Отменить список',
  undoTitle: 'Отменить список?',
  undoText:
    'Ученики, которых добавил этот список, уйдут из\u00a0класса вместе с\u00a0личными кодами. Кто уже начал заниматься, останется.',
  undone: (removed: number) => `Список отменён, из\u00a0класса убрано: ${removed}.`,
  sheet: 'Лист книги',
  sheetOf: (title: string, rows: number) => `${title} (${count(rows, 'строка', 'строки', 'строк')})`,
  allSheets: 'Все листы',
  ready: (added: number, known: number) =>
    [
      added === 0 ? 'Новых учеников в\u00a0списке нет.' : `Будет добавлено: ${added}.`,
      known > 0 && `Уже в\u00a0классе, пропустим: ${known}.`,
    ]
      .filter(Boolean)
      .join(' '),
  codesNote:
    'У\u00a0каждого нового ученика будет личный код для\u00a0входа: листки с\u00a0кодами можно напечатать. Почта и\u00a0пароль не\u00a0нужны.',
  added: (n: number) => (n === 0 ? 'Все из\u00a0списка уже в\u00a0классе' : `Добавлено: ${n}`),

  codes: 'Личные коды',
  codesTitle: 'Личные коды учеников',
  codesText:
    'По\u00a0личному коду входит ученик, у\u00a0которого нет почты и\u00a0пароля. Код действует, пока ученик в\u00a0классе. Отдайте каждому его листок и\u00a0попросите никому не\u00a0показывать.',
  makeCodes: 'Подготовить коды',
  codesReady: (n: number) =>
    `Готово: ${count(n, 'листок', 'листка', 'листков')}, по\u00a010 на\u00a0странице.`,
  noCodes: 'У\u00a0всех учеников класса есть свой вход: коды не\u00a0нужны.',
  saveSlips: 'Скачать листки (PDF)',
  close: 'Закрыть',
  revokeCode: 'Отменить личный код',
  revoked: 'Старый код больше не\u00a0действует. Новый будет на\u00a0следующем листке',
}
