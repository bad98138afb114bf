import { errorCatalogue } from '@school/kernel/contract'

export const classMessageErrors = errorCatalogue({
  class_messages_too_many: {
    status: 422,
    text: 'Сегодня классу отправлено уже десять сообщений. Следующее можно отправить завтра',
  },
  class_message_nobody: {
    status: 422,
    text: 'Отправить некому: нет учеников или никто из\u00a0родителей не\u00a0связан с\u00a0ребёнком',
    field: 'to',
  },
})
