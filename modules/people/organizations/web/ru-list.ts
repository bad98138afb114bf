import { count, formatDayAndTime, plural } from '@school/texts'
import type { OrganizationColumn } from '../contract/organization-import.ts'

/** Texts of the window for importing a list of organizations. */
export const listed = {
  open: 'Добавить списком',
  title: 'Организации списком',
  list: 'Список',
  hint: 'Каждая организация с\u00a0новой строки. Столбцы через точку с\u00a0запятой: название, вид, код, город, адрес, телефон, почта, лицензия. Обязательно только название; если первая строка называет столбцы, их порядок любой, а\u00a0лишние мы не\u00a0перенесём.',
  example: 'Школа № 12;школа;112;Светлоборск;Садовая, 5',
  heads: ['Название', 'Код', 'Город'],
  columns: {
    title: 'Название',
    kind: 'Вид',
    code: 'Код',
    city: 'Город',
    address: 'Адрес',
    phone: 'Телефон',
    email: 'Почта',
    licence: 'Лицензия',
  } satisfies Record<OrganizationColumn, string>,
  known: 'уже есть',
  add: (n: number) =>
    n === 0 ? 'Закрыть' : `Добавить ${count(n, 'организацию', 'организации', 'организаций')}`,
  added: (n: number) => (n === 0 ? 'Все организации из\u00a0списка уже есть' : `Добавлено: ${n}`),
  recent: (added: number, madeAt: string) =>
    `${formatDayAndTime(madeAt)}: списком ${plural(added, 'добавлена', 'добавлено', 'добавлено')} ${count(added, 'организация', 'организации', 'организаций')}.`,
  undoTitle: 'Отменить список?',
  undoText:
    'Организации, которые добавил этот список, исчезнут. Те, где уже есть сотрудники, классы или другие данные, останутся.',
  undone: (removed: number) => `Список отменён, убрано: ${removed}.`,
  ready: (added: number, known: number) =>
    [
      added === 0 ? 'Новых организаций в\u00a0списке нет.' : `Будет добавлено: ${added}.`,
      known > 0 && `Уже есть, пропустим: ${known}.`,
    ]
      .filter(Boolean)
      .join(' '),
}
