import { count, formatAgo, formatNearDay } from '@school/texts'
import type { NotificationKind } from '../contract/notification.ts'

const kinds: Record<NotificationKind, string> = {
  homework: 'Домашние задания',
  reminder: 'Сроки',
  answer: 'Проверка и ответы',
  class_message: 'Сообщения классу',
  olympiad: 'Олимпиады',
  invitation: 'Приглашения',
  objective: 'Цели',
  account: 'Аккаунт',
}

const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1)

export const t = {
  title: 'Уведомления',
  tabs: 'Какие уведомления показать',
  tab: { all: 'Все', unread: 'Непрочитанные' },
  kinds: 'О\u00a0чём уведомления',
  ofAllKinds: 'Обо всём',
  kind: kinds,
  pages: 'Страницы уведомлений',
  markAll: 'Прочитать все',
  markFailed: 'Не\u00a0получилось отметить. Попробуйте ещё раз.',
  mark: (title: string) => `Отметить прочитанным: ${title}`,
  isNew: 'Новое',
  unreadOf: (n: number) => count(n, 'непрочитанное', 'непрочитанных', 'непрочитанных'),
  day: (day: string, now: Date, zone: string) => capital(formatNearDay(day, now, zone)),
  time: (createdAt: string, now: Date, zone: string) => formatAgo(createdAt, now, zone),
  empty: {
    title: 'Пока тихо',
    pupil:
      'Здесь появится всё важное: проверенные задания, сообщения учителей, близкие сроки и\u00a0итоги олимпиад.',
    other:
      'Здесь появится всё важное: сообщения, ответы на\u00a0приглашения и\u00a0предложения, итоги олимпиад.',
  },
  allRead: { title: 'Всё прочитано', text: 'Новое появится здесь, как только что-то произойдёт.' },
  noneOfKind: { title: 'Таких уведомлений нет', text: 'Попробуйте посмотреть все.' },
  toAll: 'Все уведомления',
  toMain: 'На\u00a0главную',
}
