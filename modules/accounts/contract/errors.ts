import { errorCatalogue } from '@school/kernel/contract'

export const accountErrors = errorCatalogue({
  wrong_credentials: {
    status: 422,
    text: 'Почта или пароль не подошли. Проверь раскладку и попробуй ещё раз',
    field: 'user.password',
  },
  email_taken: {
    status: 422,
    text: 'С этой почтой уже зарегистрировались. Войди или укажи другую',
    field: 'user.email',
  },
  grade_required: { status: 422, text: 'Выбери класс: по нему подберём курсы', field: 'user.grade_index' },
})
