import { count, formatDayAndTime, quoted } from '@school/texts'

const rows = (n: number) => count(n, 'строка', 'строки', 'строк')

export const ru = {
  /** Shown in the form when another person has saved the object meanwhile. */
  changedBy: ({
    changedBy,
    changedAt,
    isMine,
  }: {
    changedBy: string | null
    changedAt: string | null
    isMine: boolean
  }) => {
    const at = changedAt ? `, ${formatDayAndTime(changedAt)}` : ''
    const where = isMine ? 'в\u00a0другой вкладке' : (changedBy ?? '')
    return `Пока здесь писали, это изменили${where || at ? ':\u00a0' : ''}${where || at.slice(2)}${where ? at : ''}. Набранное на\u00a0месте.`
  },
  compare: 'Что сохранено сейчас, написано под\u00a0полями, где текст разный.',
  keepMine: 'Сохранить набранное',
  takeTheirs: 'Взять то, что сохранено',
  savedNow: (words: string) =>
    words === '' ? 'Сейчас сохранено: пусто' : `Сейчас сохранено: ${quoted(words)}`,
  restored: 'Восстановлено то, что было набрано и\u00a0не\u00a0отправлено.',
  startOver: 'Начать заново',
  signInAgain: 'Войти снова',
  check: 'Проверить',
  preview: 'Что будет добавлено',
  note: 'Примечание',
  showAll: (n: number) => `Показать все: ${n}`,
  columns: (n: number, left: number) => `Столбцы: ${n}${left === 0 ? '' : `, не\u00a0переносится ${left}`}`,
  column: (n: number) => `Столбец ${n}`,
  sample: (text: string) => `Например, ${quoted(text)}`,
  notTaken: 'Не\u00a0переносится',
  quoted: (row: number, quote: string) => `${row} ${quoted(quote)}`,
  passed: (quoted: readonly string[]) =>
    `${quoted.length === 1 ? 'Пропущена строка' : 'Пропущены строки'}: ${quoted.slice(0, 5).join(', ')}${quoted.length > 5 ? ' и\u00a0другие' : ''}.`,
  faultsOf: 'Строки с\u00a0ошибками',
  faults: (n: number, isPart: boolean) =>
    isPart
      ? `С\u00a0ошибками: ${rows(n)}. Исправьте их здесь или добавьте пока остальные.`
      : `С\u00a0ошибками: ${rows(n)}. Исправьте их здесь.`,
  fix: (row: number) => `Исправить строку ${row}`,
  saveFaults: 'Скачать строки с\u00a0ошибками',
  faultsFile: 'Строки с ошибками.csv',
  undo: 'Отменить',
  undoList: 'Отменить список',
  kept: (named: readonly string[], left: number) =>
    `Остались: ${named.join('; ')}${left > 0 ? ` и\u00a0ещё ${left}` : ''}.`,
  more: (n: number) => `и\u00a0ещё ${n}`,
  save: 'Сохранить',
  saved: 'Сохранено',
  cancel: 'Отмена',
  leaveTitle: 'Уйти со\u00a0страницы?',
  leaveText: 'То, что набрано в\u00a0форме, ещё не\u00a0отправлено и\u00a0не\u00a0сохранится.',
  leave: 'Уйти',
  stay: 'Остаться',
  closeTitle: 'Закрыть и\u00a0не\u00a0отправлять?',
  closeText: 'То, что набрано, не\u00a0сохранится.',
  close: 'Не\u00a0отправлять',
  back: 'Вернуться',
}
