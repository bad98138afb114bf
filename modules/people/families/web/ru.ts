import { count, formatDay, formatDayAndTime, listOf, quoted } from '@school/texts'
import type { ConsentChannel } from '../contract/consent.ts'
import type { LinkWay } from '../contract/family.ts'

/** Texts of a grown-up's family. */
export const t = {
  title: 'Моя семья',
  lead: 'Чем занят ребёнок, что ему скоро сдавать и\u00a0о\u00a0чём с\u00a0ним поговорить.',
  add: 'Добавить ребёнка',
  consents: 'Согласия',
  progress: 'Успехи',
  plan: 'План на\u00a0день',
  homeworks: 'Домашние задания',
  newConsents: (titles: readonly string[]) =>
    `Изменился текст согласия: ${listOf(titles.map((title) => quoted(title)))}. Прочитайте новый и\u00a0ответьте; до\u00a0этого действует прежний.`,
  toAnswer: 'Прочитать и\u00a0ответить',
  calendar: 'Календарь',
  works: 'Экзамены и\u00a0олимпиады',
  emptyTitle: 'Здесь пока никого нет',
  emptyText:
    'Добавьте ребёнка: по\u00a0коду из\u00a0его кабинета, по\u00a0вашему коду или откройте ему кабинет сами.',
  parents: 'Взрослые',
  me: 'Это вы',
  decides: 'Решает и\u00a0читает',
  reads: 'Только читает',
  mayDecide: (name: string) => `${name}: может решать`,
  mayDecideHint: 'Давать согласия, договариваться о\u00a0времени, звать других взрослых',
  second: 'Пригласить второго взрослого',
  secondCode: 'Код для второго взрослого',
  secondText: (until: string) =>
    `Пусть введёт его у\u00a0себя на\u00a0странице «Моя семья» → «Добавить ребёнка». Код годится один раз, до\u00a0${until}. Сначала новый взрослый только читает.`,
  end: 'Завершить связь',
  endOf: (name: string) => `Завершить связь: ${name}`,
  endTitle: 'Завершить связь?',
  endMine: (child: string) =>
    `Вы перестанете видеть кабинет ученика по\u00a0имени ${child}. Кабинет и\u00a0всё, что в\u00a0нём сделано, останутся на\u00a0месте. Вернуть связь можно новым кодом.`,
  endOther: (name: string) =>
    `${name} больше не\u00a0увидит кабинет ребёнка. Все узнают об\u00a0этом из\u00a0письма.`,
  ended: 'Связь завершена',
  settings: 'Письма, время и\u00a0взрослые',
  letters: 'Письма мне',
  evening: 'Вечером: что сделано, что осталось и\u00a0что завтра',
  weekly: 'По\u00a0воскресеньям\u00a0— о\u00a0неделе',
  noEmail: 'У\u00a0вашего кабинета нет почты: письма отправлять некуда.',
  limit: 'Договорённость о\u00a0времени',
  limitHint:
    'План на\u00a0день не\u00a0предложит больше. Ничего не\u00a0закрывается, и\u00a0ребёнок видит, о\u00a0чём договорились.',
  noLimit: 'Не\u00a0договаривались',
  minutes: (n: number) => `${count(n, 'минута', 'минуты', 'минут')} в\u00a0день`,
  saved: 'Сохранено',
  copy: 'Скопировать',
  copied: 'Скопировано',
  close: 'Понятно',
  cancel: 'Отмена',
  since: (day: string) => `с\u00a0${formatDay(day)}`,
  ways: {
    child_code: 'по\u00a0коду ребёнка',
    parent_code: 'по\u00a0коду родителя',
    phone: 'по\u00a0SMS',
    created: 'кабинет открыт родителем',
    second_parent: 'по\u00a0приглашению',
  } satisfies Record<LinkWay, string>,
  term: (until: string) => formatDayAndTime(until),
}

/** The page of consents. */
export const consentsText = {
  title: 'Согласия',
  lead: 'Всё, на\u00a0что вы согласились за\u00a0ребёнка: когда, каким текстом. Любое можно забрать\u00a0— это действует сразу.',
  inForce: 'Действует',
  notGiven: 'Не\u00a0дано',
  give: 'Разрешить',
  switchOf: (title: string, name: string) => `${title}: ${name}`,
  personalKept:
    'Это согласие действует, пока кабинеты связаны. Забрать его\u00a0— значит завершить связь на\u00a0странице «Моя семья».',
  readOnly: 'Согласия даёт взрослый, у\u00a0которого есть право решать.',
  given: (by: string, at: string, version: string) =>
    `${by}, ${formatDayAndTime(at)}, версия текста ${version}`,
  history: 'История',
  columns: { what: 'Что', who: 'Кто и\u00a0когда дал', text: 'Текст', taken: 'Кто и\u00a0когда забрал' },
  channels: {
    linking: 'при связывании кабинетов',
    sms: 'по\u00a0коду из\u00a0SMS',
    account: 'на\u00a0этой странице',
  } satisfies Record<ConsentChannel, string>,
  none: '—',
  back: 'К\u00a0семье',
  empty: 'Согласий пока нет: их спрашивают, когда связывают кабинеты.',
  changed:
    'Текст этого согласия изменился. Пока вы не\u00a0согласитесь с\u00a0новым, действует прежнее и\u00a0только то, что в\u00a0нём написано.',
  before: 'Вы соглашались с\u00a0таким текстом:',
  agreeToNewText: 'Согласиться с\u00a0новым текстом',
  replaced: (version: string, at: string) => `Новый текст, версия ${version}, ${formatDayAndTime(at)}`,
  version: (version: string) => `версия ${version}`,
  both: (names: readonly string[]) => listOf(names),
}
