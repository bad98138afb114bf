import { errorCatalogue } from '@school/kernel/contract'

export const checkingErrors = errorCatalogue({
  lesson_solution_not_found: { status: 404, text: 'Такого решения здесь нет' },
})
