import { addressed, plural } from '@school/texts'

export const t = {
  // Coming back
  forgotTitle: 'Восстановление пароля',
  forgotLead: addressed`{Напиши|Напишите} почту или телефон, с которыми {входишь|входите}: пришлём ссылку или код.`,
  contact: 'Почта или телефон',
  send: 'Продолжить',
  rememberedPassword: 'Пароль вспомнился?',
  signIn: 'Войти',
  letterTitle: 'Письмо отправлено',
  letterText: (to: string) =>
    `Если с почтой ${to} есть аккаунт, на неё придёт письмо со ссылкой. Обычно это минута.`,
  letterHint: 'Не видно письма? Бывает, что оно попадает в «Спам» или что аккаунт заведён на другую почту.',
  another: 'Указать другую почту или телефон',
  resetTitle: 'Новый пароль',
  resetLead: 'После этого на всех устройствах нужно будет войти заново.',
  newPassword: 'Новый пароль',
  passwordHint: 'Не короче 8\u00a0символов. Надёжнее всего три-четыре слова подряд',
  saveAndEnter: 'Сохранить и войти',
  brokenTitle: 'Ссылка не сработала',
  askAgain: 'Запросить новую',

  // Codes
  codeTitle: 'Код из SMS',
  codeMaybe: (phone: string) => `Если с номером ${phone} есть аккаунт, на него придёт SMS с кодом.`,
  codeSent: (phone: string) => `SMS с кодом отправлена на номер ${phone}.`,
  codeCalled: (phone: string) =>
    `Код продиктуют по телефону ${phone}. Если дозвониться не получится, придёт SMS.`,
  code: 'Код из шести цифр',
  confirmCode: 'Подтвердить',
  resend: 'Отправить ещё раз',
  resendIn: (seconds: number) =>
    `Отправить ещё раз можно через ${seconds}\u00a0${plural(seconds, 'секунду', 'секунды', 'секунд')}`,
  sentAgain: 'Отправлено ещё раз',

  // Signing in
  phoneSignInTitle: 'Вход по коду из SMS',
  phoneSignInLead: 'Пароль не нужен: код придёт на телефон, указанный в аккаунте.',
  phone: 'Телефон',
  phoneHint: 'Например: +7 912 345-67-89',
  getCode: 'Получить код',
  anotherPhone: 'Указать другой телефон',
  byPassword: 'Войти с паролем',

  // The address
  confirmationTitle: 'Подтверждение почты',
  confirmationLead: (email: string) => `Осталось одно нажатие: подтвердить почту ${email}.`,
  confirmEmail: 'Подтвердить почту',
  confirmedTitle: 'Почта подтверждена',
  confirmedText: (email: string) =>
    `На ${email} будут приходить важные письма, и по ней можно вернуть доступ.`,
  toAccount: 'В аккаунт',
  toHome: 'На главную',
  foreignTitle: 'Ссылка для другого аккаунта',

  // The account
  confirm: 'Подтвердить',
  change: 'Сменить',
  add: 'Указать',
  waiting: (email: string) => `Ждёт подтверждения: ${email}`,
  sendLetter: 'Отправить письмо ещё раз',
  keepOld: 'Не менять',
  letterSent: 'Инструкция по подтверждению отправлена на почту',
  kept: 'Почта остаётся прежней',
  changeEmailTitle: 'Новая почта',
  newEmail: 'Новый адрес',
  newEmailHint: 'Прежняя действует, пока не открыта ссылка из письма на новую',
  currentPassword: 'Пароль от аккаунта',
  passwordWhy: 'Чтобы никто другой не сменил контакты. Если вход только через соцсеть, поле остаётся пустым',
  sendLink: 'Отправить ссылку',
  phoneTitle: 'Подтверждение телефона',
  phoneSaved: 'Телефон подтверждён',
}

/** Of the telephone that waits to be confirmed. */
export const notice = {
  noPhone: 'Телефон ещё не\u00a0указан',
  unconfirmed: 'Осталось подтвердить телефон',
  confirmed: 'Телефон подтверждён',
  text: addressed`По\u00a0подтверждённому телефону {ты войдёшь|вы войдёте} без пароля и\u00a0вернёте доступ, если пароль забудется. Код придёт сообщением или его продиктуют.`,
  confirmedText: 'Больше ничего делать не\u00a0нужно.',
  label: 'Телефон',
  home: 'На\u00a0главную',
}
