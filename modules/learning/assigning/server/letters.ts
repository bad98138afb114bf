import type { Message } from '@school/kernel/server'
import { formatDay, quoted } from '@school/texts'

interface Reminder {
  to: string
  userId: number
  title: string
  dueAt: Date | null
  link: string
  cause: string
}

export const reminderLetter = ({ to, userId, title, dueAt, link, cause }: Reminder): Message => ({
  channel: 'email',
  kind: { mailing: 'reminders', of: userId },
  to,
  subject: `Напоминание: ${title}`,
  text: [
    `Учитель напоминает о\u00a0домашнем задании ${quoted(title)}.`,
    dueAt && `Сдать нужно до\u00a0${formatDay(dueAt)}. Начать можно сейчас, даже с\u00a0одной задачи.`,
  ]
    .filter(Boolean)
    .join('\n\n'),
  link,
  action: 'Открыть задание',
  cause,
})
