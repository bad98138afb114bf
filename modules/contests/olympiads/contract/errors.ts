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
  packets_closed: { status: 403, text: 'Пакет школы получают методисты и администратор этой школы' },
  packet_not_found: { status: 404, text: 'Пакет больше не открывается: соберите его заново' },
  packet_empty: {
    status: 422,
    text: 'В пакет пока нечего положить: у школы нет учеников для этого этапа или ещё нет дипломов',
  },
  school_code_needed: {
    status: 422,
    text: 'У\u00a0школы ещё нет кода этого этапа. Сначала получите код: он стоит на\u00a0листочках',
  },
  slips_needless: { status: 422, text: 'Для этого этапа у\u00a0вас нет учеников: печатать нечего' },
  diplomas_absent: {
    status: 422,
    text: 'У\u00a0ваших учеников в\u00a0этом этапе нет ни\u00a0дипломов, ни\u00a0сертификатов',
  },
  letter_absent: {
    status: 422,
    text: 'Благодарность\u00a0— для\u00a0учителя, у\u00a0которого в\u00a0этом этапе есть участники',
  },
  code_unknown: {
    status: 422,
    text: 'Такой код никого не узнаёт. Проверьте буквы на листочке или попросите у учителя новый',
    field: 'code',
  },
  code_early: { status: 422, text: 'Код откроется за час до начала этапа', field: 'code' },
  code_over: { status: 422, text: 'Этап закончился: по этому коду больше не входят', field: 'code' },
  code_guesses: {
    status: 429,
    text: 'Слишком много неверных кодов. Снова можно будет через пятнадцать минут',
    field: 'code',
  },
  codes_needless: { status: 422, text: 'В этот этап входят без кода' },
  opens_in_past: {
    status: 422,
    text: 'Это время уже прошло: этап открывается позже, чем сейчас',
    field: 'opens_at',
  },
  closes_early: { status: 422, text: 'Этап должен закрыться позже, чем откроется', field: 'closes_at' },
  results_early: {
    status: 422,
    text: 'Итоги должны быть позже, чем закончат последние: после закрытия и всех минут на работу',
    field: 'results_at',
  },
  window_too_short: {
    status: 422,
    text: 'Этап закрывается для всех сразу, а минут на работу больше, чем он открыт',
    field: 'closes_at',
  },
  opens_before_results: {
    status: 422,
    text: 'Сюда проходят по итогам предыдущего этапа, а они выйдут позже этого времени',
    field: 'opens_at',
  },
  next_opens_before: {
    status: 422,
    text: 'По этим итогам проходят в следующий этап, а он откроется раньше. Сначала перенесите его',
    field: 'results_at',
  },
  title_taken: { status: 422, text: 'Этап с таким названием в этой олимпиаде уже есть', field: 'title' },
  trial_absent: { status: 422, text: 'Пробного тура в этой олимпиаде нет', field: 'requires_trial' },
  percent_needed: {
    status: 422,
    text: 'Укажите, какой процент баллов нужен на предыдущем этапе',
    field: 'pass_percent',
  },
  percent_needless: {
    status: 422,
    text: 'Процент нужен, только если проходят по результату',
    field: 'entry',
  },
  diplomas_need_results: {
    status: 422,
    text: 'Дипломы вручают вместе с итогами: назначьте время итогов',
    field: 'has_diplomas',
  },
  grades_needed: { status: 422, text: 'Выберите набор задач хотя бы для одного класса', field: 'grades' },
  reserve_not_fit: {
    status: 422,
    text: 'Этот набор написан не для этого класса или его больше нет',
    field: 'grades',
  },
  reserve_taken: {
    status: 422,
    text: 'Этот набор уже взял другой этап. Выберите другой набор',
    field: 'grades',
  },
  stage_fixed: { status: 422, text: 'Этап закончился: его время уже не изменить' },
  nothing_moved: { status: 422, text: 'Время этапа осталось прежним: измените его или закройте окно' },
  opening_fixed: { status: 422, text: 'Этап уже открыт: его начало не изменить', field: 'opens_at' },
  end_only_later: { status: 422, text: 'Этап идёт: его закрытие можно только отложить', field: 'closes_at' },
  end_fixed: { status: 422, text: 'Этап закрыт: его окно не изменить', field: 'closes_at' },
  minutes_fixed: { status: 422, text: 'Этап уже открыт: минуты на работу не изменить', field: 'grades' },
  results_only_later: {
    status: 422,
    text: 'Этап уже открыт: итоги можно только отложить',
    field: 'results_at',
  },
  results_kind_fixed: {
    status: 422,
    text: 'Есть ли у этапа время итогов, решают, когда его создают: потом можно изменить только само время',
    field: 'results_at',
  },
  grades_fixed: {
    status: 422,
    text: 'Классы этапа не меняются: можно изменить только их минуты',
    field: 'grades',
  },
  stage_of_content: { status: 422, text: 'Отменить можно только этап, который создал методист' },
  stage_begun: { status: 422, text: 'Этап уже открылся: отменить его нельзя' },
  next_needs_it: {
    status: 422,
    text: 'По итогам этого этапа проходят в следующий. Сначала отмените следующий',
  },
  managed_place_not_found: { status: 404, text: 'Вы не управляете ни школой, ни муниципалитетом' },
  access_of_school: { status: 403, text: 'Классам и ученикам этап открывает администратор их школы' },
  access_of_municipality: {
    status: 403,
    text: 'Решать за школы может администратор муниципалитета',
  },
  desk_of_school: { status: 403, text: 'Это делает администратор школы: у каждой школы это своё' },
  sheet_empty: { status: 422, text: 'В\u00a0этом этапе пока нет учеников вашей школы: подписывать нечего' },
  readiness_fixed: { status: 422, text: 'Этап закончился: подготовку к\u00a0нему уже не\u00a0изменить' },
  supervisor_not_found: {
    status: 422,
    text: 'В\u00a0вашей школе такого сотрудника нет',
    field: 'supervisor_id',
  },
  nobody_solves: {
    status: 422,
    text: 'Сейчас никто из вашей школы не решает: сообщение некому показать',
    field: 'text',
  },
  access_needless: {
    status: 422,
    text: 'Кода школы в этом этапе нет: открывать его классам не нужно',
  },
  access_decided_above: {
    status: 422,
    text: 'Об этом этапе за школу решил муниципалитет: изменить доступ нельзя',
  },
  access_reason_needed: {
    status: 422,
    text: 'Напишите причину: её прочитают школы',
    field: 'reason',
  },
  names_closed: { status: 403, text: 'Имена учеников видит их школа: вашей роли они закрыты' },
  list_empty: { status: 422, text: 'Вставьте список или выберите файл', field: 'text' },
  listed_pupil_not_found: { status: 404, text: 'Такого ученика в списке нет' },
  stage_closed_above: { status: 422, text: 'Для этой школы этап закрыт' },
})

/** Messages shown next to a form field. */
export const juryWords = { empty: 'Напишите хотя бы слово', tooLong: 'Не больше 1000 знаков' }

export const timeRequestWords = { wordsNeeded: 'Напишите, почему времени не будет: ответ прочитает учитель' }

export const disqualificationWords = { reasonNeeded: 'Напишите причину: её прочитает участник' }

export const withdrawalWords = { reasonNeeded: 'Напишите причину: её прочитают участники' }

export const stageMakingWords = {
  titleNeeded: 'Назовите этап: хотя бы три буквы',
  dateNeeded: 'Укажите день и время',
  minutes: 'От 5 до 300 минут',
  percent: 'От 1 до 100 %',
  reasonNeeded: 'Напишите причину: её прочитают участники',
}

export const deskWords = {
  pupilsNeeded: 'Выберите хотя бы одного ученика',
  pupilsTooMany: 'Не больше 50 учеников за раз',
}

export const accessWords = {
  classesNeeded: 'Выберите хотя бы один класс',
  schoolsNeeded: 'Выберите хотя бы одну школу',
}
