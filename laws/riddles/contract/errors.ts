import { errorCatalogue } from '@school/kernel/contract'

export const riddleErrors = errorCatalogue({
  riddle_not_found: { status: 404, text: 'Такой загадки нет' },
})
