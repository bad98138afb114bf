import { errorCatalogue } from '@school/kernel/contract'

export const conductErrors = errorCatalogue({
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
  code_unknown: {
    status: 422,
    text: 'Такого кода нет: может быть, в нём ошибка. Новый даст учитель',
    field: 'code',
  },
  code_early: { status: 422, text: 'Код откроется за час до начала этапа', field: 'code' },
  code_over: { status: 422, text: 'Этап закончился: по этому коду больше не входят', field: 'code' },
  code_guesses: {
    status: 429,
    text: 'Слишком много неверных кодов. Снова можно будет через пятнадцать минут',
    field: 'code',
  },
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
  names_closed: { status: 403, text: 'Имена учеников видит их школа: вашей роли они закрыты' },
})

/** Messages shown next to a form field. */
export const timeRequestWords = { wordsNeeded: 'Напишите, почему времени не будет: ответ прочитает учитель' }

export const disqualificationWords = { reasonNeeded: 'Напишите причину: её прочитает участник' }

export const stageMakingWords = {
  titleNeeded: 'Назовите этап: хотя бы три буквы',
  dateNeeded: 'Укажите день и время',
  minutes: 'От 5 до 300 минут',
  percent: 'От 1 до 100 %',
  reasonNeeded: 'Напишите причину: её прочитают участники',
}

export const pupilsTimeWords = {
  pupilsNeeded: 'Выберите хотя бы одного ученика',
  pupilsTooMany: 'Не больше 50 учеников за раз',
}
