import type { Message } from '@school/kernel/server'
import { formatDayAndTime } from '@school/texts'

type Letter = Omit<Message, 'to' | 'cause'>

/** Names are used in the nominative only: they are not declined by a machine. */
export const linkedLetter = ({
  child,
  parent,
  decides,
}: {
  child: string
  parent: string
  decides: boolean
}): Letter => ({
  channel: 'email',
  kind: 'needed',
  subject: 'Кабинеты родителя и\u00a0ребёнка связаны',
  text: [
    `Ребёнок: ${child}\nРодитель: ${parent}`,
    decides
      ? 'Родитель видит успеваемость, домашние задания, ответы с\u00a0проверкой и\u00a0итоги, даёт согласия и\u00a0договаривается о\u00a0времени занятий.'
      : 'Родитель видит успеваемость, домашние задания, ответы с\u00a0проверкой и\u00a0итоги.',
    'Если эта связь неожиданна, завершить её можно в\u00a0кабинете.',
  ].join('\n\n'),
})

export const endedLetter = ({ child, parent }: { child: string; parent: string }): Letter => ({
  channel: 'email',
  kind: 'needed',
  subject: 'Связь кабинетов завершена',
  text: [
    `Ребёнок: ${child}\nРодитель: ${parent}`,
    'Родитель больше не\u00a0видит кабинет ребёнка. Всё, что сделано в\u00a0школе, осталось на\u00a0месте.',
  ].join('\n\n'),
})

export const parentSms = (given: {
  phone: string
  child: string
  code: string
  link: string
  until: Date
  cause: string
}): Message => ({
  channel: 'sms',
  kind: 'needed',
  to: `+${given.phone}`,
  text: `${given.child} зовёт вас сюда как родителя. Код ${given.code}, до\u00a0${formatDayAndTime(given.until)}`,
  link: given.link,
  isSecret: true,
  expiresAt: given.until,
  cause: given.cause,
})
