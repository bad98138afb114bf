import { errorCatalogue } from '@school/kernel/contract'

export const olympiadErrors = errorCatalogue({
  olympiad_not_found: { status: 404, text: 'Такой олимпиады нет' },
  stage_not_found: { status: 404, text: 'Такого этапа нет' },
  participation_not_found: { status: 404, text: 'Такого участия нет' },
  solutions_not_found: { status: 404, text: 'Решений здесь нет' },
  results_hidden: { status: 403, text: 'Результаты ещё не опубликованы' },
  solutions_closed: { status: 403, text: 'Сейчас ты решаешь эти задачи: решения откроются после завершения' },
  only_pupils: {
    status: 422,
    text: 'Участвуют ученики. Взрослые смогут решить задачи после публикации итогов',
  },
  grade_unknown: { status: 422, text: 'Чтобы участвовать, укажи свой класс в профиле', field: 'grade_index' },
  grade_too_low: {
    status: 422,
    text: 'Можно выбрать свой класс или старше, но не младше',
    field: 'grade_index',
  },
  grade_not_here: { status: 422, text: 'Для этого класса в олимпиаде нет задач', field: 'grade_index' },
  entry_closed: { status: 422, text: 'Вступить в этот этап уже нельзя: он закончился' },
  trial_needed: { status: 422, text: 'Сначала пройди пробный тур: он открывает этот этап' },
  result_needed: { status: 422, text: 'В этот этап проходят по результату предыдущего' },
  code_needed: { status: 422, text: 'Введи код участника: его даёт учитель', field: 'code' },
  code_used_up: { status: 422, text: 'По этому коду мест больше нет. Спроси учителя', field: 'code' },
  too_many_guesses: {
    status: 422,
    text: 'Слишком много неверных кодов. Попробуй ещё раз через пятнадцать минут',
    field: 'code',
  },
  already_begun: { status: 422, text: 'Ты уже решаешь задачи: класс не поменять' },
  practice_closed: { status: 422, text: 'Решить задачи вне конкурса можно после публикации итогов' },
  practice_needless: { status: 422, text: 'Ты участвуешь в самом этапе: вне конкурса уже не получится' },
  school_unknown: { status: 422, text: 'Код выдаётся школе, а вы пока не числитесь ни в одной' },
  question_not_found: { status: 404, text: 'Такого вопроса нет' },
  questions_closed: { status: 422, text: 'Вопросы и объявления — только пока идёт работа' },
  questions_too_many: {
    status: 422,
    text: 'Десять вопросов уже ждут ответа. Дождись, что скажет жюри',
    field: 'text',
  },
  codes_needless: { status: 422, text: 'В этот этап входят без кода' },
})

/** What is said beside a field of a form. */
export const juryWords = { empty: 'Напишите хотя бы слово', tooLong: 'Не больше 1000 знаков' }
