import { errorCatalogue } from '@school/kernel/contract'

export const captchaErrors = errorCatalogue({
  captcha_wrong: {
    status: 422,
    text: 'Проверка «не робот» не прошла или устарела. Она начнётся снова сама, и форму можно будет отправить ещё раз',
    field: 'recaptcha_token',
  },
})
