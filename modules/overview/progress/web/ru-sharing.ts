import { addressed, count, formatDay, plural, quoted } from '@school/texts'

/** The last day of a link. */
const lastDay = (endsAt: string): string => formatDay(new Date(endsAt))
const tasks = (n: number): string =>
  `${plural(n, 'решена', 'решены', 'решено')} ${count(n, 'задача', 'задачи', 'задач')}`
const ofDays = (n: number, of: number): string =>
  n === 0 ? '' : ` Занятия были в\u00a0${n}\u00a0из\u00a0${of} дней.`

/** Texts of the link to one's own progress and of what it shows. */
export const t = {
  title: 'Показать бабушке',
  text: 'По\u00a0ссылке любой увидит имя, сколько задач решено и\u00a0сколько пройдено в\u00a0курсах\u00a0— и\u00a0больше ничего: ни\u00a0фамилии, ни\u00a0школы, ни\u00a0оценок, ни\u00a0ошибок.',
  ends: 'Последний день ссылки',
  make: 'Сделать ссылку',
  move: 'Изменить срок',
  made: 'Ссылка готова',
  moved: 'Срок изменён',
  link: 'Ссылка на успехи',
  until: (endsAt: string) => `Работает до\u00a0${lastDay(endsAt)} включительно.`,
  revoked: 'Ссылка больше не работает',

  sharedTitle: (name: string) => (name ? `Успехи: ${name}` : 'Успехи ученика'),
  week: (solved: number, days: number) =>
    solved === 0
      ? 'За\u00a0последние семь дней задач не\u00a0было: отдых тоже нужен.'
      : `За\u00a0последние семь дней ${tasks(solved)}.${ofDays(days, 7)}`,
  month: (solved: number, days: number) =>
    solved === 0
      ? 'За\u00a0четыре недели занятий не\u00a0было.'
      : `За\u00a0четыре недели ${tasks(solved)}.${ofDays(days, 28)}`,
  all: (solved: number) => `А\u00a0всего ${tasks(solved)}.`,
  courses: 'Курсы',
  course: (title: string, percent: number) => `Курс ${quoted(title)} пройден на\u00a0${percent}\u00a0%.`,
  ask: 'Спросите, какая задача была самой интересной.',
  about: 'Имя и\u00a0успехи открыл сам ученик. Других сведений о\u00a0нём здесь нет.',
  sharedUntil: (endsAt: string) => `Ссылка работает до\u00a0${lastDay(endsAt)} включительно.`,
  endsHint: addressed`Не дольше года. {Можешь|Можете} отозвать ссылку когда угодно.`,
}
