import { errorCatalogue } from '@school/kernel/contract'

export const checkingErrors = errorCatalogue({
  lesson_solution_not_found: { status: 404, text: 'Такого решения здесь нет' },
  led_work_not_found: { status: 404, text: 'Такой работы нет' },
  led_run_not_found: { status: 404, text: 'Этот ученик ещё не начинал работу' },
  led_class_not_found: { status: 404, text: 'Такого класса нет' },
  led_school_not_found: { status: 404, text: 'Такой школы нет' },
  minutes_needed: { status: 422, text: 'Добавьте минуты', field: 'extra_minutes' },
  no_window: {
    status: 422,
    text: 'Эту работу начинают в любое время: сдвигать нечего',
    field: 'shift_minutes',
  },
  run_handed_in: { status: 422, text: 'Работа уже завершена: время к ней не добавить' },
  minutes_too_few: {
    status: 422,
    text: 'Время ученика вышло раньше, чем вы успели: этих минут уже не хватит. Добавьте больше',
    field: 'extra_minutes',
  },
})
