import {
  addressed,
  count,
  formatDayAndTime,
  formatNearDay,
  formatPercent,
  formatTime,
  quoted,
  type When,
} from '@school/texts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')

/** Texts of homeworks of webinars. */
export const t = {
  homeworksTitle: 'Домашние задания',
  forWebinar: 'Задание к вебинару',

  panel: 'На вебинаре',
  about: (title: string, at: When) => `${quoted(title)}, ${formatDayAndTime(at)}`,
  waiting:
    'Задание ещё закрыто: ученики видят страницу ожидания. Когда вы откроете его, оно появится у всех само.',
  openMinutes: 'На сколько минут',
  open: 'Открыть задание',
  opened: 'Задание открыто',
  giveAtOnce: 'Выдать без вебинара',
  live: 'Ответы сохраняются сами и видны в таблице ниже. Ученики узнают результат, когда вы закроете задание или кончится время.',
  begun: (n: number, of: number) => `решают ${n} из ${of}`,
  handedIn: (n: number) => `закончили: ${n}`,
  moreMinutes: 'Сколько минут добавить всем',
  prolong: 'Добавить время',
  prolonged: 'Время добавлено всем',
  close: 'Закрыть задание',
  closeTitle: 'Закрыть задание?',
  closeText: 'Всё сохранённое засчитается, ученики увидят результат. Дальше это обычное домашнее задание.',
  closed: 'Теперь это обычное домашнее задание',
  link: 'Страница для учеников',
  copyLink: 'Скопировать ссылку',
  linkCopied: 'Ссылка скопирована',
  soon: (at: When, now: Date) => `${formatNearDay(at, now)}, ${formatTime(at)}`,
  teacher: (name: string) => `учитель ${name}`,
  tasks: tasksOf,
  waitTitle: 'Ждём учителя',
  waitText: 'Задание откроется здесь само, когда учитель начнёт. Обновлять страницу не нужно.',
  rulesTitle: 'Как это будет',
  rules: [
    'Время у всех общее: кто начал позже, у того его меньше.',
    'Ответы сохраняются сами, их можно менять до конца.',
    'Результат появится, когда учитель закроет задание.',
    'После вебинара оно останется среди домашних заданий: его можно дорешать и исправить.',
  ],
  startTitle: 'Задание открыто',
  startText: (tasks: number) => addressed`${tasksOf(tasks)}. {Начинай|Начинайте}: время уже идёт.`,
  start: 'Начать',
  sentTitle: 'Ответы приняты',
  sentText: 'Результат появится здесь, когда учитель закроет задание.',
  missedTitle: 'Время вышло',
  missedText: 'Задание вот-вот появится среди домашних: его можно будет решить там.',
  closedTitle: 'На вебинаре задание закрыто',
  closedText: (percent: number) =>
    percent === 100
      ? 'Всё верно. Отличная работа!'
      : 'Нерешённое можно исправить: задание теперь среди домашних, и попытки ещё есть.',
  closedAbsent: addressed`Теперь это обычное домашнее задание: {реши|решите} его до срока.`,
  percent: formatPercent,
  result: 'результат',
  toHomework: 'К домашнему заданию',
  toList: 'Все задания',
}
