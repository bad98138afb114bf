import { errorCatalogue } from '@school/kernel/contract'

/** Errors of one-time codes and one-time links, for all modules that use them. */
export const codeErrors = errorCatalogue({
  code_wrong: { status: 422, text: 'Код не\u00a0подошёл: в\u00a0цифрах ошибка', field: 'code' },
  code_expired: { status: 422, text: 'Этот код больше не\u00a0действует. Нужен новый', field: 'code' },
  too_many_tries: {
    status: 422,
    text: 'Слишком много неверных попыток. Этот код больше не\u00a0действует, нужен новый',
    field: 'code',
  },
  code_too_soon: { status: 429, text: 'Код уже отправлен. Новый можно запросить через минуту' },
  too_many_codes: { status: 429, text: 'На сегодня кодов достаточно. Новый можно запросить завтра' },
  code_guesses: {
    status: 429,
    text: 'Слишком много неверных кодов подряд. Повторить можно через четверть часа',
    field: 'code',
  },
  link_too_soon: { status: 429, text: 'Письмо уже отправлено. Новое можно запросить через минуту' },
  link_unknown: { status: 422, text: 'Такой ссылки нет: может быть, она скопирована не\u00a0целиком' },
  link_used: { status: 422, text: 'Эта ссылка уже сработала' },
  link_replaced: {
    status: 422,
    text: 'Эта ссылка больше не\u00a0действует: работает только та, что в\u00a0последнем письме',
  },
  link_expired: { status: 422, text: 'Ссылка устарела: она работает трое суток' },
  link_foreign: { status: 422, text: 'Эта ссылка для другого аккаунта. Нужно выйти и открыть её снова' },
})
