import { commonErrors, errorCatalogue } from '@school/kernel/contract'

export const guardErrors = errorCatalogue({
  not_found: commonErrors.not_found,
  host_unknown: { status: 400, text: 'Адрес сайта в\u00a0запросе записан неверно' },
})
