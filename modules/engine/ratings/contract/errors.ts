import { errorCatalogue } from '@school/kernel/contract'

export const ratingErrors = errorCatalogue({
  place_not_found: { status: 404, text: 'Такого места в рейтинге нет: его делят те, кто выше' },
})
