import { errorCatalogue } from '@school/kernel/contract'

export const accountErrors = errorCatalogue({
  wrong_credentials: {
    status: 422,
    text: 'Почта, телефон или пароль не подошли. Может быть, дело в раскладке',
    field: 'user.password',
  },
  too_many_guesses: {
    status: 429,
    text: 'Слишком много неверных паролей подряд. Повторить можно через четверть часа',
    field: 'user.password',
  },
  external_sign_in_only: {
    status: 422,
    text: 'На\u00a0этом портале входят через внешнюю учётную запись: её кнопка на\u00a0странице входа портала',
    field: 'user.email',
  },
  phone_sign_in_off: {
    status: 422,
    text: 'На\u00a0этом портале не\u00a0входят по\u00a0телефону. Подойдут почта и\u00a0пароль',
    field: 'phone',
  },
  external_sign_in_off: {
    status: 422,
    text: 'На\u00a0этом портале не\u00a0входят через соцсети и\u00a0другие внешние учётные записи. Подойдут почта и\u00a0пароль',
  },
  registration_closed: {
    status: 422,
    text: 'На\u00a0этом портале не\u00a0регистрируются: учётную запись выдаёт организация',
    field: 'user.email',
  },
  anonymous_closed: { status: 422, text: 'Этот портал открыт только после входа' },
  contact_required: { status: 422, text: 'Нужна почта или телефон: по ним входят', field: 'user.email' },
  name_required: { status: 422, text: 'Нужны фамилия и имя', field: 'user.name' },
  grade_required: { status: 422, text: 'Нужен класс: по нему подберём курсы', field: 'user.grade_index' },
  password_common: {
    status: 422,
    text: 'Такой пароль подберут за минуту: он есть в списках самых частых. Надёжнее три-четыре слова подряд',
    field: 'user.password',
  },
  password_personal: {
    status: 422,
    text: 'В пароле почти одно имя или почта, их угадают первыми. Надёжнее три-четыре посторонних слова',
    field: 'user.password',
  },
  password_same: { status: 422, text: 'Это прежний пароль. Нужен новый', field: 'user.password' },
  wrong_current_password: {
    status: 422,
    text: 'Нынешний пароль не подошёл. Может быть, дело в раскладке',
    field: 'user.current_password',
  },
  no_password_yet: {
    status: 422,
    text: 'У этого аккаунта ещё нет пароля, поэтому и менять нечего',
    field: 'user.current_password',
  },
  agreement_not_found: {
    status: 404,
    text: 'Такого соглашения нет или вышла новая редакция. Обновите страницу',
  },
  last_way_in: {
    status: 422,
    text: 'Это единственный способ войти. Сначала добавьте другой: пароль, ключ или соцсеть',
  },
  left_by_parent: {
    status: 422,
    text: 'Эту учётную запись закрыл родитель. Вернуть её может он на\u00a0странице «Моя семья»',
    field: 'user.password',
  },
  return_outdated: {
    status: 422,
    text: 'Прошло больше десяти минут. Нужно войти ещё раз',
  },
})
