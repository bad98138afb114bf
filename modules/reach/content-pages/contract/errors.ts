import { errorCatalogue } from '@school/kernel/contract'

export const contentPageErrors = errorCatalogue({
  content_page_not_found: { status: 404, text: 'Такой страницы нет' },
})
