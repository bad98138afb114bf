import { errorCatalogue } from '@school/kernel/contract'

export const reviewErrors = errorCatalogue({
  lesson_solution_not_found: { status: 404, text: 'Такого решения здесь нет' },
  review_not_found: { status: 404, text: 'Такого ответа на проверке нет' },
  review_taken: { status: 422, text: 'Этот ответ сейчас проверяет другой учитель' },
  review_by_other: {
    status: 422,
    text: 'Этот ответ вы уже проверяли: апелляцию решает другой эксперт. Если свободных экспертов нет, его назначают на вкладке «Жюри» этапа',
  },
  review_closed: { status: 422, text: 'Этот ответ уже возвращён ученику на доработку' },
  review_marked: { status: 422, text: 'Ваша оценка уже записана: в протоколе жюри оценки не меняют' },
  review_settled: {
    status: 422,
    text: 'Жюри уже оценило этот ответ: пересмотреть его может только апелляция',
  },
  review_points_wrong: {
    status: 422,
    text: 'Поставьте баллы по каждому критерию, не больше наибольшего',
    field: 'criteria',
  },
  review_sheet_unknown: {
    status: 422,
    text: 'Пометки относятся к\u00a0листу, которого в\u00a0этом ответе нет. Обновите страницу',
    field: 'sheet_notes',
  },
  review_not_returnable: {
    status: 422,
    text: 'Этот ответ нельзя вернуть на доработку: работа на время или срок уже прошёл. Поставьте баллы',
  },
  review_appealed: {
    status: 422,
    text: 'По этому ответу подана апелляция: прежнюю оценку уже не исправить',
  },
  comment_not_found: { status: 404, text: 'Такого комментария среди ваших нет' },
  comments_full: {
    status: 422,
    text: 'Запомнено уже 50 комментариев: уберите те, что больше не нужны',
    field: 'text',
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
})

/** Messages shown next to a form field. */
export const reviewWords = {
  commentNeeded: 'Напишите, что улучшить',
  appealNeeded: 'Нужно написать, что засчитано неверно',
  decisionNeeded: 'Объясните решение: ученик прочитает эти слова',
  tooLong: 'Не больше 2000 знаков',
}
