import { factsOf, formatNearDay } from '@school/texts'
import type { ReceivedMessage } from '../contract/index.ts'

/** Texts of teachers' messages for their recipients. */
export const t = {
  title: 'Сообщения учителя',
  isNew: 'новое',
  facts: ({ author, className, sentAt }: ReceivedMessage, now: Date) =>
    factsOf(author, `класс ${className}`, formatNearDay(sentAt, now)),
  earlier: 'Прежние сообщения',
}
