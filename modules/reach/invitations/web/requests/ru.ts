import { count, factsOf, formatDay, listOf, quoted } from '@school/texts'

/** Texts about schools that confirm teachers: grown-ups alone read them. */
export const t = {
  title: 'Ваша школа',
  waits: (school: string) => `${school} ещё не\u00a0подтвердила, что вы в\u00a0ней работаете`,
  waitsText: (day: string) =>
    `Заявка от\u00a0${day} у\u00a0администраторов школы. Пока классы ваши: можно звать учеников, задавать и\u00a0проверять. После ответа школы они перейдут в\u00a0неё вместе с\u00a0учениками.`,
  withdraw: 'Отозвать заявку',
  withdrawOf: (school: string) => `Отозвать заявку: ${school}`,
  withdrawn: 'Заявка отозвана',
  declined: (school: string, day: string) => `${school} не\u00a0подтвердила заявку ${day}`,
  declinedText:
    'Ваши классы работают как прежде. Если это ошибка, спросите администратора школы; новую заявку можно отправить через неделю.',

  alone: 'Школа пока не\u00a0подтверждена',
  aloneText: (chosen: string | null) =>
    chosen === null
      ? 'Классы работают и\u00a0без неё. Если школа занимается у\u00a0нас, попросите её подтвердить, что вы в\u00a0ней работаете: тогда классы станут классами школы.'
      : `Вы указали: ${chosen}. Классы работают и\u00a0без подтверждения; когда школа ответит, они станут её классами.`,
  suggestedText: 'Похоже, это ваша школа:',
  noneSuggested: (chosen: string) =>
    `Среди школ, которые у\u00a0нас занимаются, такой нет: ${quoted(chosen)}. Классы от\u00a0этого не\u00a0зависят. Поищите её под другим названием или вернитесь сюда, когда школа к\u00a0нам придёт.`,
  ask: 'Попросить подтвердить',
  askOf: (school: string) => `Попросить подтвердить: ${school}`,
  asked: 'Заявка отправлена администраторам школы',
  find: 'Найти школу',
  findOther: 'Другая школа',

  dialogTitle: 'В\u00a0какой школе вы работаете?',
  school: 'Школа',
  schoolHint: 'Номер или название и\u00a0город. Здесь только школы, которые у\u00a0нас занимаются',
  nothingFound:
    'Такой школы у\u00a0нас пока нет. Классы работают и\u00a0без неё, а\u00a0попросить подтверждение можно будет, когда школа к\u00a0нам придёт.',

  left: (n: number) =>
    `${count(n, 'класс ещё не\u00a0в\u00a0школе', 'класса ещё не\u00a0в\u00a0школе', 'классов ещё не\u00a0в\u00a0школе')}`,
  leftTaken: (names: readonly string[]) =>
    `${listOf(names)}: такой класс в\u00a0школе уже есть. Переименуйте свой в\u00a0меню класса и\u00a0перенесите или попросите коллегу добавить вас в\u00a0тот класс.`,
  leftFree: (names: readonly string[], school: string) =>
    `Можно перенести в\u00a0школу (${school}): ${listOf(names)}.`,
  move: 'Перенести в\u00a0школу',
  moved: (moved: readonly string[], left: readonly string[]) =>
    moved.length === 0
      ? `Не\u00a0перенести: ${listOf(left)}. Такие классы в\u00a0школе уже есть`
      : factsOf(
          `Теперь в\u00a0школе: ${listOf(moved)}`,
          left.length > 0 && `остались вашими: ${listOf(left)}`,
        ),
  unproved:
    'Чтобы отправить заявку, подтвердите почту или телефон: школе нужно знать, кто пишет. Для почты хватит ссылки из\u00a0письма.',
  placeOf: (city: string, place: string) => (place.startsWith(city) ? place : factsOf(city, place)),

  requests: 'Ждут подтверждения',
  requestsText:
    'Эти учителя говорят, что работают в\u00a0школе. Подтвердите тех, кого знаете: они станут учителями школы, а\u00a0их классы\u00a0— классами школы.',
  since: (iso: string) => `с\u00a0${formatDay(iso)}`,
  noEmail: 'почта не\u00a0подтверждена',
  classes: (names: readonly string[]) =>
    names.length === 0 ? 'Своих классов нет' : `Классы: ${listOf(names)}`,
  accept: 'Подтвердить',
  acceptOf: (name: string) => `Подтвердить: ${name}`,
  decline: 'Отказать',
  declineOf: (name: string) => `Отказать: ${name}`,
  accepted: (name: string) => `Подтверждено: ${name}`,
  refused: (name: string) => `Отказано: ${name}`,
}
