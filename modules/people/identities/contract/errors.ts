import { errorCatalogue } from '@school/kernel/contract'

export const identityErrors = errorCatalogue({
  provider_absent: { status: 404, text: 'Такого способа войти здесь нет' },
  social_denied: { status: 422, text: 'Соцсеть не\u00a0подтвердила, что это вы. Можно попробовать ещё раз' },
  social_outdated: {
    status: 422,
    text: 'Эта попытка войти началась слишком давно или в\u00a0другом браузере. Начните заново',
  },
  social_unavailable: {
    status: 422,
    text: 'Соцсеть сейчас не\u00a0отвечает. Можно повторить через минуту или войти с\u00a0паролем',
  },
  offer_not_found: {
    status: 404,
    text: 'Время вышло: соцсеть подтверждает вход на\u00a0четверть часа. Начните заново',
  },
  identity_taken: {
    status: 422,
    text: 'Эта соцсеть привязана к\u00a0другому кабинету. Войдите через неё и\u00a0отвяжите её там',
  },
  network_taken: {
    status: 422,
    text: 'К\u00a0кабинету уже привязан другой профиль этой соцсети. Сначала отвяжите его',
  },
  email_belongs: {
    status: 422,
    text: 'С\u00a0этой почтой кабинет уже есть. Введите его пароль, и\u00a0соцсеть привяжется к\u00a0нему',
  },
  binding_not_found: { status: 404, text: 'Эта соцсеть не\u00a0привязана' },
})
