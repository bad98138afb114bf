import { count, quoted } from '@school/texts'

export const t = {
  title: 'Задачи из\u00a0файла',
  formats:
    'GIFT, Moodle XML и\u00a0Aiken, или таблица CSV со\u00a0столбцами «Название», «Вид», «Условие», «Ответ», «Варианты», «Разбор». Сначала покажем, что получится.',
  choose: 'Выбрать файл',
  text: 'Что в\u00a0файле',
  textHint: 'Можно поправить прямо здесь',
  discipline: 'Предмет',
  label: 'Метка',
  tooLong: 'Файл длинный: разделите его на\u00a0части до\u00a05\u00a0миллионов знаков',
  check: 'Посмотреть',
  add: (tasks: number) => `Добавить ${count(tasks, 'задачу', 'задачи', 'задач')}`,
  added: (tasks: number, leftOut: number) =>
    `В\u00a0черновиках ${count(tasks, 'новая задача', 'новые задачи', 'новых задач')}${leftOut > 0 ? `, не\u00a0перенесено: ${leftOut}` : ''}`,
  faults: 'Ничего не\u00a0добавлено: файл не\u00a0читается.',
  /** @param all with those that are left out */
  ready: (fresh: number, known: number, all: number) =>
    `${count(fresh, 'новая задача', 'новые задачи', 'новых задач')}${fresh + known < all ? ` из\u00a0${all}` : ''}${known > 0 ? `, уже есть: ${known}` : ''}`,
  leftOut: (tasks: number) => `Не\u00a0перенесутся: ${tasks}`,
  notes: 'Перенесутся не\u00a0целиком:',
  task: (title: string, kind: string, isKnown: boolean) =>
    `${title}: ${kind.toLowerCase()}${isKnown ? ' (уже есть)' : ''}`,
  remark: (line: number, title: string, why: string) =>
    `Строка ${line}${title ? `, ${quoted(title)}` : ''}: ${why}`,
}
