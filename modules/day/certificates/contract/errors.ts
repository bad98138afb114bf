import { errorCatalogue } from '@school/kernel/contract'

export const certificateErrors = errorCatalogue({
  certificate_not_found: { status: 404, text: 'Такого сертификата нет' },
})
