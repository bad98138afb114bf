import { errorCatalogue } from '@school/kernel/contract'

export const statisticsErrors = errorCatalogue({
  statistics_days_missing: { status: 422, text: 'Нужны оба дня: первый и\u00a0последний', field: 'from' },
  statistics_days_order: { status: 422, text: 'Последний день раньше первого', field: 'to' },
  statistics_days_too_long: {
    status: 422,
    text: 'За\u00a0один раз можно посмотреть не\u00a0больше года',
    field: 'to',
  },
})
