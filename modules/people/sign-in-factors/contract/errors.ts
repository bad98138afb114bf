import { errorCatalogue } from '@school/kernel/contract'

export const factorErrors = errorCatalogue({
  not_fresh: {
    status: 422,
    text: 'Вход был давно. Чтобы менять защиту, нужно войти ещё раз',
  },
  setup_outdated: { status: 422, text: 'Настройка начата давно. Начните её заново: код и картинка сменятся' },
  code_wrong: {
    status: 422,
    text: 'Код не\u00a0подошёл. Коды меняются каждые 30\u00a0секунд, часы телефона должны идти верно',
    field: 'code',
  },
  code_used: {
    status: 422,
    text: 'С\u00a0этим кодом уже входили. Нужен следующий: он появится через полминуты',
    field: 'code',
  },
  too_many_codes: {
    status: 429,
    text: 'Слишком много неверных кодов подряд. Повторить можно через четверть часа или войти по\u00a0ключу',
    field: 'code',
  },
  step_outdated: { status: 422, text: 'Вход начат давно. Нужно ввести пароль ещё раз' },
  passkey_wrong: { status: 422, text: 'Этот ключ не\u00a0подошёл. Может быть, его удалили из аккаунта' },
  passkey_outdated: { status: 422, text: 'Запрос ключа устарел. Попробуйте ещё раз' },
  passkey_known: { status: 422, text: 'Этот ключ уже добавлен' },
  passkey_not_found: { status: 404, text: 'Такого ключа нет' },
  passkeys_too_many: { status: 422, text: 'Ключей уже двадцать. Удалите те, которыми не\u00a0пользуетесь' },
  app_not_found: { status: 404, text: 'Приложение с\u00a0кодами не\u00a0подключено' },
  factor_needed: {
    status: 422,
    text: 'Сотруднику нужен хотя бы один второй шаг входа. Сначала добавьте другой',
  },
  codes_without_factor: { status: 422, text: 'Резервные коды нужны, когда подключено приложение или ключ' },
})
