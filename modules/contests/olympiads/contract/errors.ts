import { errorCatalogue } from '@school/kernel/contract'

export const olympiadErrors = errorCatalogue({
  olympiad_not_found: { status: 404, text: 'Такой олимпиады нет' },
  stage_not_found: { status: 404, text: 'Такого этапа нет' },
  participation_not_found: { status: 404, text: 'Такого участия нет' },
  solutions_not_found: { status: 404, text: 'Решений здесь нет' },
  results_hidden: { status: 403, text: 'Результаты ещё не опубликованы' },
  solutions_closed: { status: 403, text: 'Эти задачи ещё решают: разборы откроются после завершения' },
  only_pupils: {
    status: 422,
    text: 'Участвуют ученики. Взрослые смогут решить задачи после публикации итогов',
  },
  grade_unknown: {
    status: 422,
    text: 'Чтобы участвовать, нужен класс: его указывают в профиле',
    field: 'grade_index',
  },
  grade_too_low: {
    status: 422,
    text: 'Можно выбрать свой класс или старше, но не младше',
    field: 'grade_index',
  },
  grade_not_here: { status: 422, text: 'Для этого класса в олимпиаде нет задач', field: 'grade_index' },
  entry_closed: { status: 422, text: 'Вступить в этот этап уже нельзя: он закончился' },
  trial_needed: { status: 422, text: 'Сначала\u00a0— пробный тур: он открывает этот этап' },
  result_needed: { status: 422, text: 'В этот этап проходят по результату предыдущего' },
  code_needed: { status: 422, text: 'Нужен код участника: его даёт учитель', field: 'code' },
  code_used_up: { status: 422, text: 'По этому коду мест больше нет. Новый код даст учитель', field: 'code' },
  too_many_guesses: {
    status: 422,
    text: 'Слишком много неверных кодов. Снова можно будет через пятнадцать минут',
    field: 'code',
  },
  already_begun: { status: 422, text: 'Задачи уже открыты: класс не поменять' },
  practice_closed: { status: 422, text: 'Решить задачи вне конкурса можно после публикации итогов' },
  practice_needless: {
    status: 422,
    text: 'Участие в этом этапе уже есть, поэтому решить его вне конкурса нельзя',
  },
  school_unknown: { status: 422, text: 'Код выдаётся школе, а вы пока не числитесь ни в одной' },
  codes_needless: { status: 422, text: 'В этот этап входят без кода' },
  stage_closed_above: { status: 422, text: 'Для этой школы этап закрыт' },
})
