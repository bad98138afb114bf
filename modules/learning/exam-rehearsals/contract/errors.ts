import { errorCatalogue } from '@school/kernel/contract'

export const examRehearsalErrors = errorCatalogue({
  exam_rehearsal_not_found: { status: 404, text: 'Такого пробного экзамена нет' },
  exam_results_not_found: { status: 404, text: 'Этот пробный экзамен ещё не пройден' },
  exam_solutions_closed: { status: 403, text: 'Идёт новое прохождение: решения откроются после него' },
  exam_share_not_found: {
    status: 404,
    text: 'Ссылка не работает: её отозвали, срок вышел или в адресе ошибка',
  },
  exam_plan_not_found: { status: 404, text: 'Такого экзамена в школе нет' },
  exam_date_past: { status: 422, text: 'День нужен не раньше завтрашнего', field: 'exam_on' },
  exam_date_far: {
    status: 422,
    text: 'До экзамена больше двух лет: план составляется на меньший срок',
    field: 'exam_on',
  },
  exam_share_in_past: { status: 422, text: 'День нужен не раньше сегодняшнего', field: 'ends_on' },
})
