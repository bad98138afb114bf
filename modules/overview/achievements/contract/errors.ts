import { errorCatalogue } from '@school/kernel/contract'

export const profileErrors = errorCatalogue({
  profile_not_found: { status: 404, text: 'Такой страницы нет или она закрыта' },
})
