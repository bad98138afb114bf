import { errorCatalogue } from '@school/kernel/contract'

export const monitoringErrors = errorCatalogue({
  monitored_work_not_found: { status: 404, text: 'Такой работы нет' },
  monitored_attempt_not_found: { status: 404, text: 'Этот ученик ещё не начинал работу' },
  monitored_class_not_found: { status: 404, text: 'Такого класса нет' },
  monitored_school_not_found: { status: 404, text: 'Такой школы нет' },
  minutes_needed: { status: 422, text: 'Добавьте минуты', field: 'extra_minutes' },
  no_window: {
    status: 422,
    text: 'Эту работу начинают в любое время: сдвигать нечего',
    field: 'shift_minutes',
  },
  attempt_handed_in: { status: 422, text: 'Работа уже завершена: время к ней не добавить' },
  minutes_too_few: {
    status: 422,
    text: 'Время ученика уже вышло, и этих минут не хватит. Добавьте больше',
    field: 'extra_minutes',
  },
  only_methodists_retry: { status: 403, text: 'Проверку повторяют методисты' },
})

/** Messages shown next to a form field. */
export const timeWords = {
  reasonNeeded: 'Напишите причину: её увидят все, кто ведёт работу',
  minutesWrong: 'От 0 до 180 минут',
  shiftWrong: 'От 0 до 7 дней',
}
