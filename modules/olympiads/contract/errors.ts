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
  expert_not_found: {
    status: 422,
    text: 'Взрослого с такой почтой в школе нет. Сначала нужна регистрация',
    field: 'email',
  },
  question_not_found: { status: 404, text: 'Такого вопроса нет' },
  questions_closed: { status: 422, text: 'Вопросы и объявления\u00a0— только пока идёт работа' },
  questions_too_many: {
    status: 422,
    text: 'Десять вопросов уже ждут ответа. Сначала ответит жюри',
    field: 'text',
  },
  only_methodists: { status: 403, text: 'Это может только методист' },
  school_not_found: { status: 404, text: 'Такой школы нет' },
  code_not_found: { status: 404, text: 'Такого кода нет' },
  stage_published: { status: 422, text: 'Итоги этапа уже опубликованы' },
  shift_past_results: {
    status: 422,
    text: 'Так этап закроется позже, чем откроются итоги. Сдвиньте окно меньше',
    field: 'shift_minutes',
  },
  extra_past_limit: {
    status: 422,
    text: 'Столько добавить нельзя: правила этапа разрешают меньше минут на участника',
    field: 'extra_minutes',
  },
  end_past_limit: {
    status: 422,
    text: 'Так кто-то закончит позже, чем разрешают правила этапа. Добавьте меньше',
    field: 'shift_minutes',
  },
  confirmation_needed: {
    status: 403,
    text: 'В этом этапе время даёт методист: отправьте запрос',
  },
  giving_at_once: { status: 422, text: 'В этом этапе запрос не нужен: время можно дать сразу' },
  request_not_found: { status: 404, text: 'Такого запроса нет' },
  request_decided: { status: 422, text: 'По этому запросу уже есть решение' },
  time_not_found: { status: 404, text: 'Такого добавленного времени нет' },
  time_used: {
    status: 422,
    text: 'Временем уже воспользовались: забрать его нельзя',
  },
  seats_below_taken: {
    status: 422,
    text: 'Столько учеников уже вошли по этому коду: мест не может быть меньше',
    field: 'seats',
  },
  not_begun: { status: 422, text: 'Участник ещё не начинал: снимать с рейтинга нечего' },
  protocol_closed: {
    status: 403,
    text: 'Протокол читают методисты, а эксперты жюри\u00a0— после публикации итогов',
  },
  stage_unpublished: { status: 422, text: 'Итоги этапа не опубликованы: отзывать нечего' },
  results_at_once: {
    status: 422,
    text: 'В этом этапе каждый сразу видит свой результат: отозвать итоги нельзя',
  },
  stage_not_over: { status: 422, text: 'Этап ещё не закрылся: публиковать рано' },
  attempts_under_way: { status: 422, text: 'Кто-то ещё решает: дождитесь, когда все закончат' },
  works_unchecked: { status: 422, text: 'Не все ответы проверены: сначала проверьте их' },
  codes_needless: { status: 422, text: 'В этот этап входят без кода' },
})

/** What is said beside a field of a form. */
export const juryWords = { empty: 'Напишите хотя бы слово', tooLong: 'Не больше 1000 знаков' }

export const timeRequestWords = { wordsNeeded: 'Напишите, почему времени не будет: ответ прочитает учитель' }

export const disqualificationWords = { reasonNeeded: 'Напишите причину: её прочитает участник' }

export const withdrawalWords = { reasonNeeded: 'Напишите причину: её прочитают участники' }

export const expertWords = { emailWrong: 'Введите адрес почты целиком' }
