import { errorCatalogue } from '@school/kernel/contract'

export const accountErrors = errorCatalogue({
  wrong_credentials: {
    status: 422,
    text: 'Почта или пароль не подошли. Может быть, дело в раскладке',
    field: 'user.password',
  },
  too_many_guesses: {
    status: 429,
    text: 'Слишком много неверных паролей подряд. Повторить можно через четверть часа',
    field: 'user.password',
  },
  email_taken: {
    status: 422,
    text: 'С этой почтой уже зарегистрировались. Можно войти или указать другую',
    field: 'user.email',
  },
  grade_required: { status: 422, text: 'Нужен класс: по нему подберём курсы', field: 'user.grade_index' },
})
