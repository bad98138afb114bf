import { errorCatalogue } from '@school/kernel/contract'

export const reportErrors = errorCatalogue({
  task_not_found: { status: 404, text: 'Такой задачи здесь нет' },
  report_not_found: { status: 404, text: 'Такого сообщения здесь нет' },
  report_waits: { status: 422, text: 'Сообщение об этой задаче уже отправлено: мы его разбираем' },
  reports_too_many: {
    status: 422,
    text: 'За день можно отправить не больше двадцати сообщений. Остальное\u00a0— завтра',
  },
  report_closed: { status: 422, text: 'Это сообщение уже разобрано. Обновите страницу' },
})
