import { errorCatalogue } from '@school/kernel/contract'

export const trainingErrors = errorCatalogue({
  training_not_found: { status: 404, text: 'Такой тренировки нет' },
  solutions_not_found: { status: 404, text: 'Решений здесь нет' },
  sheet_closed: { status: 403, text: 'Этот лист для печати пока закрыт: он откроется после тренировки' },
  solutions_closed: { status: 403, text: 'Идёт новое прохождение: решения откроются после него' },
})
