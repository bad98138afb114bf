import { errorCatalogue } from '@school/kernel/contract'

export const mistakeErrors = errorCatalogue({
  mistake_not_found: { status: 404, text: 'Такой задачи в пути ошибки нет' },
  mistake_closed: { status: 422, text: 'Эта задача уже закрыта и больше не вернётся' },
  mistake_not_due: {
    status: 422,
    text: 'Эта задача вернётся позже: в назначенный день она запомнится лучше',
  },
  mistake_without_twin: { status: 422, text: 'Похожей задачи сейчас нет: эту можно отложить или убрать' },
})
