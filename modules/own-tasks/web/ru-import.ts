import { count } from '@school/texts'

export const t = {
  title: 'Задачи из\u00a0файла',
  formats:
    'GIFT и\u00a0Moodle XML, или таблица CSV со\u00a0столбцами «Название», «Вид», «Условие», «Ответ», «Варианты», «Разбор». Сначала покажем, что получится.',
  choose: 'Выбрать файл',
  text: 'Что в\u00a0файле',
  textHint: 'Можно поправить прямо здесь',
  discipline: 'Предмет',
  label: 'Метка',
  tooLong: 'Файл длинный: поделите его на\u00a0части до\u00a0400\u00a0тысяч знаков',
  check: 'Посмотреть',
  add: (tasks: number) => `Добавить ${count(tasks, 'задачу', 'задачи', 'задач')}`,
  added: (tasks: number) =>
    `В\u00a0черновиках ${count(tasks, 'новая задача', 'новые задачи', 'новых задач')}`,
  faults: (places: number) =>
    `Ничего не\u00a0добавлено. ${count(places, 'место', 'места', 'мест')} не\u00a0читается:`,
  ready: (fresh: number, known: number) =>
    `${count(fresh, 'новая задача', 'новые задачи', 'новых задач')}${known > 0 ? `, уже есть: ${known}` : ''}`,
  leftOut: (tasks: number) => `Не\u00a0перенесётся: ${tasks}`,
  task: (title: string, kind: string, isKnown: boolean) =>
    `${title}: ${kind.toLowerCase()}${isKnown ? ' (уже есть)' : ''}`,
  remark: (line: number, title: string, why: string) =>
    `Строка ${line}${title ? `, «${title}»` : ''}: ${why}`,
}
