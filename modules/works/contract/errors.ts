import { errorCatalogue } from '@school/kernel/contract'

export const workErrors = errorCatalogue({
  task_not_found: { status: 404, text: 'Такой задачи здесь нет' },
  attempt_not_found: { status: 404, text: 'Такой попытки нет' },
  only_methodists_retry: { status: 403, text: 'Проверку повторяют методисты' },
  pupil_not_found: { status: 404, text: 'Такого ученика нет' },
  task_closed: { status: 422, text: 'Эта задача уже закрыта: ответ принят или открыто решение' },
  answer_mismatch: {
    status: 422,
    text: 'Ответ не подходит к этой задаче. Обновите страницу',
    field: 'response',
  },
  answer_unreadable: { status: 422, text: 'Здесь нужно число: например, 3,5, −2 или 7/2', field: 'response' },
  answer_empty: { status: 422, text: 'Сначала нужен ответ', field: 'response' },
  checked_by_person: { status: 422, text: 'Такой ответ проверяет человек по критериям' },
  task_in_queue: { status: 422, text: 'Ответ уже на проверке. Теперь слово за учителем' },
  files_missing: {
    status: 422,
    text: 'Один из файлов не сохранился. Нужно убрать его и приложить ещё раз',
    field: 'response',
  },
  review_not_found: { status: 404, text: 'Такого ответа на проверке нет' },
  review_taken: { status: 422, text: 'Этот ответ сейчас проверяет другой учитель' },
  review_closed: { status: 422, text: 'Этот ответ уже возвращён ученику на доработку' },
  review_points_wrong: {
    status: 422,
    text: 'Поставьте баллы по каждому критерию, не больше наибольшего',
    field: 'criteria',
  },
  review_not_returnable: {
    status: 422,
    text: 'Ответ из работы на время нельзя вернуть на доработку: поставьте баллы',
  },
  review_appealed: {
    status: 422,
    text: 'По этому ответу подана апелляция: прежнюю оценку уже не исправить',
  },
  appeal_words_needed: {
    status: 422,
    text: 'Объясните решение по апелляции: ученик прочитает эти слова',
    field: 'comment',
  },
  appeal_not_found: { status: 404, text: 'Такой апелляции нет' },
  appeal_not_possible: { status: 422, text: 'На эту работу апелляции не подают' },
  appeal_over: { status: 422, text: 'Срок апелляций закончился' },
  appeal_no_answer: { status: 422, text: 'В этой задаче нет ответа: оценивать заново нечего' },
  appeal_needless: { status: 422, text: 'За эту задачу уже стоит полный балл' },
  appeal_open: { status: 422, text: 'Апелляция по этой задаче уже на рассмотрении' },
  appeals_used_up: {
    status: 422,
    text: 'Апелляций больше не осталось. Если одну из них удовлетворят, она вернётся',
  },
  appeal_decided: { status: 422, text: 'По этой апелляции решение уже принято' },
  appeal_by_review: {
    status: 422,
    text: 'Этот ответ оценивает второй эксперт: откройте его в проверке ответов',
  },
  appeal_points_wrong: {
    status: 422,
    text: 'Баллы можно оставить или поднять, но не выше наибольшего',
    field: 'points',
  },
  place_not_found: { status: 404, text: 'Такого места в рейтинге нет: его делят те, кто выше' },
  no_more_hints: { status: 422, text: 'Подсказок больше нет' },
  answered_elsewhere: {
    status: 422,
    text: 'Эту задачу только что решали в другой вкладке. Обновите страницу',
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
  no_more_runs: { status: 422, text: 'Эту работу можно пройти только один раз' },
  answers_are_saved: { status: 422, text: 'Здесь ответы сохраняются и проверяются после завершения' },
  answers_are_judged: { status: 422, text: 'Здесь ответ проверяется сразу. Обновите страницу' },
})

/** What is said beside a field of a form. */
export const workWords = {
  commentNeeded: 'Напишите, что улучшить',
  appealNeeded: 'Нужно написать, с чем несогласие',
  decisionNeeded: 'Объясните решение: ученик прочитает эти слова',
  tooLong: 'Не больше 2000 знаков',
  reasonNeeded: 'Напишите причину: её увидят все, кто ведёт работу',
  minutesWrong: 'От 0 до 180 минут',
  shiftWrong: 'От 0 до 7 дней',
}
