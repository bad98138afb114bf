import { addressed, count } from '@school/texts'
import type { ReportKind, ReportStatus } from '../contract/index.ts'

/** Texts of the report dialog and of the methodist's desk: «вы». */
export const t = {
  title: 'Что не так с задачей?',
  kind: 'Что случилось',
  kinds: {
    typo: 'Опечатка',
    wrong_answer: 'Неверный ответ или решение',
    unclear: 'Непонятное условие',
    broken: 'Что-то не работает',
  } satisfies Record<ReportKind, string>,
  text: addressed`{Расскажи|Расскажите} подробнее`,
  textHint: addressed`Где ошибка и как, {по-твоему|по-вашему}, правильно. До 1000 знаков.`,
  chooseKind: addressed`{Выбери|Выберите}, что случилось`,
  tooLong: (over: number) =>
    addressed`Слишком длинно: {сократи|сократите} на ${count(over, 'знак', 'знака', 'знаков')}`,
  send: 'Отправить',

  pageTitle: 'Сообщения об ошибках',
  lead: 'Что заметили в задачах ученики. Исправьте файл задачи, загрузите содержание и ответьте: автор увидит ответ под задачей.',
  statuses: { open: 'Ждут', fixed: 'Исправлены', declined: 'Отклонены' } satisfies Record<
    ReportStatus,
    string
  >,
  statusesOf: 'Какие сообщения показать',
  empty: {
    open: ['Всё разобрано', 'Новые сообщения учеников появятся здесь.'],
    fixed: ['Исправленного пока нет', 'Здесь будет всё, что удалось исправить благодаря ученикам.'],
    declined: [
      'Отклонённых сообщений нет',
      'Сюда попадают сообщения о задачах, в которых ошибки не нашлось.',
    ],
  } satisfies Record<ReportStatus, readonly [string, string]>,
  toOpen: 'К тем, что ждут',
  from: (name: string, at: string) => `${name}, ${at}`,
  noText: 'Без пояснений',
  changed: 'С тех пор задача изменилась',
  more: (count: number) => `Ждут по этой задаче: ${count}`,
  showTask: 'Показать задачу',
  writtenIn: (file: string) => `Файл задачи: ${file}`,
  preview: 'Открыть с ключом и разбором',
  fix: 'Исправлено',
  decline: 'Ошибки нет',
  closing: { fixed: 'Ответ: исправлено', declined: 'Ответ: ошибки нет' },
  answer: 'Слова для ученика',
  answerHint: 'Ученик прочтёт их под задачей. Можно оставить пустым.',
  everyone: (count: number) => `Ответить так на все сообщения об этой задаче (${count})`,
  close: 'Ответить',
  answered: 'Ответ отправлен',
  pages: 'Страницы сообщений',
}
