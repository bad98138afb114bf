import type { Mailing } from '@school/users/contract'

/** In the order in which people miss them. */
export const mailingTitles: Record<Mailing, string> = {
  reminders: 'Напоминания о\u00a0занятиях и сроках',
  teachers: 'Сообщения учителей классу',
  events: 'События: открытые уроки, олимпиады',
  materials: 'Полезные материалы',
  news: 'Новости школы',
  promos: 'Скидки и акции',
  externship: 'Домашняя школа и экстернат',
  media: 'Журнал',
  external: 'Предложения друзей школы',
}
