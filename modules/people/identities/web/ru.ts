import { addressed, quoted } from '@school/texts'

const oclock = 'четверть часа'

export const t = {
  ways: 'Или войти через',
  email: 'Электронная почта',
  password: 'Пароль',
  name: 'Фамилия и имя',
  nameHint: 'Например: Миронова Маша',
  enterBy: (title: string) => `Войти через ${quoted(title)}`,
  arriving: 'Сверяемся с соцсетью…',
  arrivingTitle: 'Вход',
  commitTitle: (title: string) => `Привязать ${quoted(title)}?`,
  commitLead: (name: string) =>
    addressed`Соцсеть подтвердила: это ${name}. После привязки через неё можно будет войти в {твой|ваш} кабинет.`,
  commitOf: addressed`{Твой|Ваш} кабинет`,
  commit: 'Привязать',
  committed: 'Соцсеть привязана',
  notNow: 'Не сейчас',
  confirmTitle: 'Почти готово',
  confirmLead: (title: string, name: string) =>
    `${quoted(title)} подтверждает, что вы\u00a0— ${name}. Осталось понять, есть ли у вас кабинет в «Смекалке».`,
  confirmKnown: (title: string, email: string) =>
    `${quoted(title)} подтверждает вашу почту ${email}. С\u00a0ней кабинет уже есть: введите его пароль, и дальше можно будет входить одним нажатием.`,
  someone: 'вы',
  haveAccount: 'У меня есть кабинет',
  isNew: 'Я здесь впервые',
  bindAndEnter: 'Привязать и войти',
  createAccount: 'Создать кабинет',
  failureTitle: 'Войти не получилось',
  failureText: {
    social_denied:
      'Соцсеть не\u00a0подтвердила, что это вы: на её странице нажали «Отмена» или она отказала. Ничего не изменилось.',
    social_outdated:
      'Эта попытка началась слишком давно или в\u00a0другом браузере. Начните заново: это одно нажатие.',
    social_unavailable: 'Соцсеть сейчас не\u00a0отвечает. Подождите минуту или войдите с\u00a0паролем.',
    provider_absent: 'Такого способа войти в «Смекалку» сейчас нет. Выберите другой.',
    offer_not_found: `Время вышло: соцсеть подтверждает вход на ${oclock}. Начните заново.`,
  } as Record<string, string>,
  tryAgain: 'Попробовать ещё раз',
  otherWays: 'Другие способы войти',
  toSettings: 'К настройкам кабинета',
  nets: 'Вход через соцсети',
  netsLead: addressed`Привязанная соцсеть открывает {твой|ваш} кабинет без пароля.`,
  bind: 'Привязать',
  unbind: 'Отвязать',
  bindTo: (title: string) => `Привязать ${quoted(title)}`,
  unbindFrom: (title: string) => `Отвязать ${quoted(title)}`,
  notBound: 'Не привязана',
  unbindQuestion: (title: string) => `Отвязать ${quoted(title)}?`,
  unbindText: addressed`Войти через эту соцсеть больше не получится. Привязать её снова можно в любой момент.`,
  // The two texts of shared-application §8.
  unbound: 'Привязка к соцсети удалена',
  notUnbound: 'Не удалось удалить привязку к соцсети',
}
