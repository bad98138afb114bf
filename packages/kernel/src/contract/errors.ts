/** Statuses of a refusal. 400: not sent by our pages; 422: clients never retry; 404 also hides forbidden objects; 503: temporary. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 422 | 429 | 503

/** Code -> HTTP status and the sentence a person reads. `field` shows the sentence next to a field of the form. */
export type ErrorCatalogue = Record<string, { status: RefusalStatus; text: string; field?: string }>

export function errorCatalogue<const C extends ErrorCatalogue>(catalogue: C): C {
  return catalogue
}

/** Refusals that any endpoint may answer with. */
export const commonErrors = errorCatalogue({
  sign_in_required: { status: 401, text: 'Нужно войти, чтобы продолжить' },
  forbidden: { status: 403, text: 'Это действие не для вашей роли' },
  second_factor_required: {
    status: 403,
    text: 'Сначала нужно настроить второй шаг входа: без него роль сотрудника не\u00a0работает',
  },
  full_sign_in_required: {
    status: 403,
    text: 'По личному коду это недоступно: нужно войти с\u00a0паролем, по\u00a0телефону или через соцсеть',
  },
  contact_unproved: {
    status: 403,
    text: 'Сначала нужно подтвердить почту или телефон: это на\u00a0странице «Аккаунт»',
  },
  csrf_mismatch: { status: 403, text: 'Страница устарела. Нужно обновить её и попробовать ещё раз' },
  idempotency_key_reused: { status: 422, text: 'Этот ключ повтора уже использован для другого запроса' },
  idempotency_key_unfit: {
    status: 422,
    text: 'Ключ повтора не\u00a0подходит: в\u00a0нём может быть до\u00a0100 обычных знаков',
  },
  changed_meanwhile: {
    status: 422,
    text: 'Пока страница была открыта, это изменили. Посмотрите, как теперь, и\u00a0решите, что оставить',
  },
  gone_meanwhile: {
    status: 422,
    text: 'Пока это сохранялось, часть данных удалили или начали использовать. Обновите страницу и\u00a0попробуйте ещё раз',
  },
  not_found: { status: 404, text: 'Не найдено' },
  too_many_requests: { status: 429, text: 'Слишком много запросов. Повторить можно через минуту' },
  file_unread: {
    status: 422,
    text: 'Файл не\u00a0читается: он испорчен или это не\u00a0таблица',
  },
  file_too_complex: {
    status: 422,
    text: 'Файл слишком сложный: прочитать его не\u00a0получилось. Разделите его на\u00a0несколько попроще',
  },
  file_too_slow: {
    status: 422,
    text: 'Файл читается слишком долго. Разделите его на\u00a0несколько поменьше',
  },
  unavailable: { status: 503, text: 'Школа сейчас не успевает ответить. Можно повторить через минуту' },
})

/** The error bodies on the wire (school-portal §8): fields, a list or one sentence; 403 carries one string in `errors`. */
export type ErrorBody =
  | { errors: Record<string, string[]> }
  | { errors: string[] }
  | { errors: string }
  | { error: string }
