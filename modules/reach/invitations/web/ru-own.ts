import { addressed } from '@school/texts'

/** For people who are not sure whether they have an account. */
export const login = {
  label: 'Есть ли уже кабинет?',
  hint: 'Почта или телефон',
  check: 'Проверить',
  registered: 'Кабинет есть: осталось войти.',
  unknown: 'Такого входа нет. Можно зарегистрироваться.',
}

/** Own invitations and what is waited for. */
export const own = {
  title: 'Приглашения',
  lead: addressed`Школы, которые {зовут тебя|зовут вас}, и\u00a0заявки, на\u00a0которые ещё не\u00a0ответили.`,
  calls: 'Приглашают в\u00a0школу',
  calledBy: (inviter: string, until: string) => `${inviter}, действует до\u00a0${until}`,
  applications: 'Ждут подтверждения',
  none: 'Приглашений нет',
  noneText: addressed`Когда {тебя|вас} пригласят в\u00a0школу или класс, приглашение появится здесь. Если есть код, его можно ввести.`,
  enterCode: 'Ввести код',
  home: 'На\u00a0главную',

  waitingTitle: 'Ждём подтверждения школы',
  waitingLead: addressed`Пока школа не\u00a0ответила, можно учиться: курсы и\u00a0тренировки открыты, всё решённое сохранится.`,
  nothingWaits: 'Ждать больше нечего',
  nothingWaitsText: 'На\u00a0все заявки ответили.',
  confirms: { class: 'Подтверждает учитель', teacher: 'Подтверждает администратор школы' },
  invitedBy: (inviter: string) => `Приглашает ${inviter}`,
  askedOn: (day: string) => `Заявка от\u00a0${day}`,
  remindedOn: (day: string) => `Напоминание ушло ${day}`,
  remind: 'Напомнить',
  reminded: 'Напомнили',
  remindOnceADay: 'Напомнить можно раз в\u00a0день',

  cardCalls: 'Школа приглашает',
  cardCallsText: 'Посмотреть, кто зовёт, и\u00a0ответить.',
  cardWaits: 'Ждём подтверждения школы',
  cardWaitsText: 'Посмотреть заявки и\u00a0напомнить о\u00a0них.',
}
