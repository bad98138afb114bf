import { errorCatalogue } from '@school/kernel/contract'

export const streakErrors = errorCatalogue({
  streak_gift_not_found: { status: 404, text: 'Такого подарка нет' },
  streak_gift_ahead: { status: 422, text: 'До этого подарка ещё есть дни' },
  rest_days_not_found: { status: 404, text: 'Таких дней болезни нет' },
  rest_days_order: { status: 422, text: 'Последний день раньше первого', field: 'to' },
  rest_days_too_long: { status: 422, text: 'За один раз можно отметить не больше 31 дня', field: 'to' },
  rest_days_far: {
    status: 422,
    text: 'Отметить можно дни от двух недель назад до двух недель вперёд',
    field: 'from',
  },
  rest_days_too_many: { status: 422, text: 'Отмечено уже слишком много дней' },
})
