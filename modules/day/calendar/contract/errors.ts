import { errorCatalogue } from '@school/kernel/contract'

export const calendarErrors = errorCatalogue({
  calendar_item_not_found: { status: 404, text: 'Такого дела в\u00a0календаре нет' },
  calendar_share_not_found: {
    status: 404,
    text: 'Календарь по\u00a0этой ссылке закрыт: её отозвали или в\u00a0адресе ошибка',
  },
  calendar_span_order: { status: 422, text: 'Последний день раньше первого', field: 'date_to' },
  calendar_span_too_long: {
    status: 422,
    text: 'За\u00a0один раз можно посмотреть не\u00a0больше 62 дней',
    field: 'date_to',
  },
  calendar_day_far: {
    status: 422,
    text: 'В\u00a0календарь можно записать на\u00a0год вперёд и\u00a0на\u00a0два месяца назад',
    field: 'day',
  },
  calendar_day_full: {
    status: 422,
    text: 'На\u00a0один день можно записать не\u00a0больше двадцати своих дел',
    field: 'title',
  },
})
