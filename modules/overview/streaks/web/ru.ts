import { addressed, formatDay, nbsp, plural } from '@school/texts'
import { type DayState, minutesOfWatching } from '../contract/streak.ts'

const days = (n: number) => plural(n, 'день', 'дня', 'дней')
const tasks = (n: number) => plural(n, 'задачу', 'задачи', 'задач')

export const t = {
  title: 'Дни занятий',
  ofThirty: (n: number) => `${n}${nbsp}${days(n)}`,
  ofThirtyNote: 'из\u00a0последних тридцати',
  inRow: (n: number) => `${n}${nbsp}${days(n)} подряд`,
  best: (n: number) => `лучшая серия: ${n}${nbsp}${days(n)}`,
  noRow: `Серия начнётся с${nbsp}первой решённой задачи или ${minutesOfWatching}${nbsp}минут видео`,
  openToday: `Сегодня хватит одной задачи или ${minutesOfWatching}${nbsp}минут видео.`,
  freezes: (n: number) =>
    n === 0
      ? 'Заморозки на\u00a0этот месяц потрачены: они уже сберегли серию.'
      : `В\u00a0запасе ${n}${nbsp}${plural(n, 'заморозка', 'заморозки', 'заморозок')}: пропущенный день серию не\u00a0прервёт.`,
  repair: (left: number, until: string, row: number) =>
    addressed`Серию ещё можно вернуть: {реши|решите} ${left}${nbsp}${tasks(left)} до\u00a0конца дня ${formatDay(until)}, и\u00a0в\u00a0ней снова будет ${row}${nbsp}${days(row)}.`,
  gift: (n: number) => `Подарок за\u00a0${n}${nbsp}${days(n)}`,
  openGift: 'Открыть подарок',
  nextGift: (n: number) => `Следующий подарок\u00a0— за\u00a0${n}${nbsp}${days(n)} подряд`,
  weekends: 'Отдыхаю по\u00a0выходным',
  weekendsHint:
    'Суббота и\u00a0воскресенье не\u00a0прерывают серию. Каникулы и\u00a0дни болезни не\u00a0прерывают её никогда.',
  settings: 'Как считается серия',
  states: {
    done: 'день засчитан',
    frozen: 'заморозка',
    repaired: 'наверстано',
    rest: 'свободный день',
    missed: 'пропуск',
    open: 'сегодня ещё не\u00a0засчитан',
    before: 'до\u00a0первого занятия',
  } satisfies Record<DayState, string>,
  day: (day: string, state: DayState) => `${formatDay(day)}: ${t.states[state]}`,
  legend: 'Тридцать дней',

  giftTitle: (n: number) => `${n}${nbsp}${days(n)} подряд`,
  giftAhead: (left: number) =>
    `До\u00a0подарка ${plural(left, 'остался', 'осталось', 'осталось')} ${left}${nbsp}${days(left)} занятий подряд.`,
  giftWaiting: 'Подарок заслужен. Можно открывать!',
  giftOpened: (xp: number) => `Внутри было ${xp}${nbsp}опыта`,
  giftXp: (xp: number) => `+${xp}${nbsp}опыта`,
  giftThanks: (level: number) => `Опыт уже прибавился. Сейчас уровень\u00a0${level}.`,
  openedOn: (at: string) => `Открыт ${formatDay(at)}`,
  toDashboard: 'К\u00a0занятиям',

  illness: 'Дни болезни',
  illnessNote: 'В\u00a0эти дни серия занятий ребёнка не\u00a0прервётся.',
  illnessDays: (from: string, to: string) =>
    from === to ? formatDay(from) : `${formatDay(from)}\u00a0— ${formatDay(to)}`,
  addIllness: 'Отметить болезнь',
  firstDay: 'Первый день',
  lastDay: 'Последний день',
  illnessAdded: 'Дни отмечены',
  removeIllness: (range: string) => `Убрать: ${range}`,
}
