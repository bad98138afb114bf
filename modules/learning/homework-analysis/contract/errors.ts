import { errorCatalogue } from '@school/kernel/contract'

export const homeworkAnalysisErrors = errorCatalogue({
  homework_copy_not_found: { status: 404, text: 'У этого задания нет такого ученика' },
  homework_not_begun: { status: 422, text: 'Ученик ещё не приступал к этому заданию' },
  homework_not_submitted: { status: 422, text: 'Ученик ещё не сдал это задание' },
  homework_unjudged: {
    status: 422,
    text: 'Работа ещё проверяется. Вернуть её можно, когда будет результат',
  },
  mark_before_submission: {
    status: 422,
    text: 'Отметку можно поставить, когда задание сдано или срок прошёл',
    field: 'mark',
  },
})
