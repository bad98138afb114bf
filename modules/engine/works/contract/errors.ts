import { errorCatalogue } from '@school/kernel/contract'

export const workErrors = errorCatalogue({
  task_not_found: { status: 404, text: 'Такой задачи здесь нет' },
  attempt_not_found: { status: 404, text: 'Такой попытки нет' },
  pupil_not_found: { status: 404, text: 'Такого ученика нет' },
  task_closed: { status: 422, text: 'Эта задача уже закрыта: ответ принят или открыт разбор' },
  answer_mismatch: {
    status: 422,
    text: 'Ответ не подходит к этой задаче. Поможет обновить страницу',
    field: 'response',
  },
  answer_unreadable: { status: 422, text: 'Здесь нужно число: например, 3,5, −2 или 7/2', field: 'response' },
  answer_in_other_layout: {
    status: 422,
    text: 'Похоже, клавиатура в\u00a0другой раскладке. Эта попытка не\u00a0засчитана: раскладку можно поменять и\u00a0набрать ответ ещё раз',
    field: 'response',
  },
  answer_empty: { status: 422, text: 'Сначала нужен ответ', field: 'response' },
  checked_by_person: { status: 422, text: 'Такой ответ проверяет человек по критериям' },
  task_in_queue: { status: 422, text: 'Ответ уже на проверке. Теперь слово за учителем' },
  files_missing: {
    status: 422,
    text: 'Один из файлов не сохранился. Нужно убрать его и приложить ещё раз',
    field: 'response',
  },
  no_more_hints: { status: 422, text: 'Подсказок больше нет' },
  answered_elsewhere: {
    status: 422,
    text: 'Эту задачу только что решали в другой вкладке. Нужно обновить страницу',
  },
  attempt_finished: { status: 422, text: 'Работа уже завершена: ответы больше не принимаются' },
  attempt_endless: { status: 422, text: 'Завершать здесь нечего: эти задачи решают когда угодно' },
  time_is_up: {
    status: 422,
    text: 'Время вышло. Этот ответ не засчитан, сохранённые раньше\u00a0— на месте',
  },
  held_elsewhere: {
    status: 422,
    text: 'Работа открыта в другой вкладке или на другом устройстве. Здесь ответы не сохраняются',
  },
  work_not_open: { status: 422, text: 'Работа ещё не открылась' },
  work_over: { status: 422, text: 'Начать уже нельзя: время работы закончилось' },
  no_more_attempts: { status: 422, text: 'Эту работу можно пройти только один раз' },
  answers_are_saved: { status: 422, text: 'Здесь ответы сохраняются и проверяются после завершения' },
  answers_are_judged: { status: 422, text: 'Здесь ответ проверяется сразу. Нужно обновить страницу' },
})

/** Messages for notes that do not fit on a sheet. */
export const sheetNoteWords = {
  manySheets: 'Столько листов в\u00a0ответе не бывает',
  sheetTwice: 'Один лист назван дважды',
  manyStrokes: 'На\u00a0листе помещается не больше 100\u00a0линий',
  longStroke: 'Линия слишком длинная: её лучше начертить в\u00a0несколько приёмов',
  manyPoints: 'Пометок слишком много: часть линий нужно стереть',
  manyPins: 'На\u00a0листе помещается не больше 20\u00a0меток',
  pinEmpty: 'Напишите, о\u00a0чём метка, или уберите её',
  pinLong: 'Не\u00a0больше 300\u00a0знаков',
}
