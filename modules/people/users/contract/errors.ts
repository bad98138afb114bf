import { errorCatalogue } from '@school/kernel/contract'

/** A contact that another user holds. */
export const userErrors = errorCatalogue({
  email_taken: {
    status: 422,
    text: 'С этой почтой уже зарегистрировались. Можно войти или указать другую',
    field: 'user.email',
  },
  phone_taken: {
    status: 422,
    text: 'С этим телефоном уже зарегистрировались. Можно войти или указать другой',
    field: 'user.phone',
  },
})
