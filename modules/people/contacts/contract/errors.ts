import { errorCatalogue } from '@school/kernel/contract'

export const contactErrors = errorCatalogue({
  email_missing: { status: 422, text: 'Почта не\u00a0указана: подтверждать нечего', field: 'user.email' },
  login_without_address: {
    status: 422,
    text: 'У\u00a0этого логина нет почты: письмо отправить некуда. Новый пароль задаёт родитель на\u00a0странице «Моя семья», в\u00a0окне «Логин и\u00a0новый пароль»',
    field: 'user.email',
  },
  email_confirmed: { status: 422, text: 'Эта почта уже подтверждена' },
  email_same: { status: 422, text: 'Это нынешняя почта, она уже подтверждена', field: 'user.email' },
  email_of_another: { status: 422, text: 'Эта почта уже у\u00a0другого аккаунта' },
  phone_missing: { status: 422, text: 'Телефон не\u00a0указан', field: 'confirmation.phone' },
  phone_kept: {
    status: 422,
    text: 'На этом портале подтверждённый телефон меняет школа: если номер другой, об этом пишут ей',
    field: 'confirmation.phone',
  },
  phone_of_another: {
    status: 422,
    text: 'Этот номер уже у\u00a0другого аккаунта: в\u00a0него можно войти по\u00a0коду из\u00a0SMS',
    field: 'code',
  },
})
