import { errorCatalogue } from '@school/kernel/contract'

export const analyticsErrors = errorCatalogue({
  analytics_not_found: { status: 404, text: 'Здесь нет опубликованных итогов' },
})
