import { errorCatalogue } from '@school/kernel/contract'

export const regradingErrors = errorCatalogue({
  regrading_not_found: { status: 404, text: 'Такой перепроверки нет' },
  regrading_decided: {
    status: 422,
    text: 'Об этой перепроверке уже решили иначе, или ключ изменился ещё раз. Обновите страницу',
  },
  regrading_not_undoable: {
    status: 422,
    text: 'Эту перепроверку не отменить: она ещё идёт или после неё ключ изменился ещё раз',
  },
})
