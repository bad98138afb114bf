import {
  addressed,
  count,
  factsOf,
  formatDay,
  formatNumber,
  nbsp,
  plural,
  type Sentence,
} from '@school/texts'
import type { Forecast, Metric, Objective, ObjectiveState, ObjectiveTab } from '../contract/index.ts'

const ofDays = (n: number) => count(n, 'дня', 'дней', 'дней')
const tasks = (n: number) => count(n, 'задача', 'задачи', 'задач')

/** So many more days of practice. */
const sessions: readonly string[] = [
  '',
  'одно занятие',
  'два занятия',
  'три занятия',
  'четыре занятия',
  'пять занятий',
  'шесть занятий',
  'семь занятий',
]

const unitOf: Record<Metric, (n: number) => string> = {
  tasks: (n) => formatNumber(n),
  percent: (n) => `${formatNumber(n)}${nbsp}%`,
  skills: (n) => formatNumber(n),
  exam: (n) => formatNumber(n),
  mark: (n) => formatNumber(n),
  row: (n) => formatNumber(n),
  days: (n) => formatNumber(n),
  minutes: (n) => formatNumber(n),
}

type Counted = Pick<Objective, 'metric' | 'target' | 'dueOn'>

function shortOf({ metric, target, dueOn }: Counted, { amount, moreAWeek, rightInRow }: Forecast): string {
  const there = unitOf[metric](amount ?? 0)
  if (metric === 'mark')
    return `Пока средняя отметка ${there}: нужны отметки не${nbsp}ниже ${formatNumber(target)}.`
  const will = `Если так пойдёт, к${nbsp}${formatDay(dueOn)} будет ${there}`
  if (metric === 'percent')
    return rightInRow === null || rightInRow === 0
      ? `${will}.`
      : `${will}; до${nbsp}цели\u00a0— ${count(rightInRow, 'верный ответ', 'верных ответа', 'верных ответов')} подряд.`
  const of = `${will} из${nbsp}${formatNumber(target)}`
  return moreAWeek === null
    ? `${of}: к${nbsp}сроку цели не${nbsp}достичь.`
    : `${of}. Чтобы успеть, ${plural(moreAWeek, 'нужно', 'нужны', 'нужно')} ещё ${sessions[moreAWeek] ?? sessions[7]} в${nbsp}неделю.`
}

function forecastOf(goal: Counted, forecast: Forecast): string {
  const { kind, on, amount } = forecast
  if (kind === 'early') return 'Прогноз появится через несколько дней занятий.'
  if (kind === 'too_late') return 'До срока столько дней уже не\u00a0наберётся.'
  if (kind === 'no_exam') return 'С\u00a0начала цели пробника ещё не\u00a0было.'
  if (kind === 'exam')
    return `Лучший пробник\u00a0— ${formatNumber(amount ?? 0)}, до${nbsp}цели ещё ${formatNumber(goal.target - (amount ?? 0))}.`
  if (kind === 'reaches')
    return on === null
      ? 'Если так пойдёт, к\u00a0сроку цель будет достигнута.'
      : `Если так пойдёт, цель будет достигнута ${formatDay(on)}.`
  return shortOf(goal, forecast)
}

const isShare = (metric: Metric): boolean => metric === 'percent' || metric === 'mark' || metric === 'exam'

/** «4 из 20», «70 % из 80 %, решено 25 задач». */
function progressOf({ metric, target, progress }: Objective): string {
  if (!progress) return ''
  const { amount, total } = progress
  // More than was wanted is all of it.
  const done = isShare(metric) ? amount : Math.min(amount, target)
  const of = `${unitOf[metric](done)} из${nbsp}${unitOf[metric](target)}`
  if (metric === 'percent')
    return factsOf(of, total < 20 ? `${tasks(total)} из${nbsp}20 нужных` : `решено: ${tasks(total)}`)
  if (metric === 'mark')
    return factsOf(
      of,
      `${count(total, 'отметка', 'отметки', 'отметок')}${total < 3 ? ' из\u00a03 нужных' : ''}`,
    )
  if (metric === 'row' || metric === 'days' || metric === 'minutes')
    return `${formatNumber(done)} из${nbsp}${ofDays(target)}`
  return of
}

export const metricTitles: Record<Metric, string> = {
  tasks: 'Решить задачи с\u00a0первой попытки',
  percent: 'Процент верных ответов',
  skills: 'Освоить навыки',
  exam: 'Пробный экзамен',
  mark: 'Средняя отметка за\u00a0домашние',
  row: 'Дни подряд',
  days: 'Дни занятий',
  minutes: 'Минуты в\u00a0день',
}

/** Texts of goals. */
export const t = {
  title: 'Мои цели',
  lead: addressed`{Поставь|Поставьте} цель\u00a0— продвижение посчитается само, по\u00a0решённым задачам. Сразу идёт не\u00a0больше пяти целей; предложения, на\u00a0которые ещё нет ответа, не\u00a0в\u00a0счёт.`,
  what: 'Считаются задачи уроков, домашних заданий и\u00a0тренажёра; олимпиады и\u00a0аттестации\u00a0— нет.',
  tabs: 'Цели',
  tab: { active: 'Сейчас', completed: 'Готово' } satisfies Record<ObjectiveTab, string>,
  add: 'Поставить цель',
  full: 'Идут пять целей: новую можно поставить, когда закончится одна из\u00a0них.',
  ready: 'Готовые цели',
  choose: 'Выбрать',
  chooseOf: (title: string) => `Выбрать цель: ${title}`,
  empty: 'Целей пока нет',
  emptyText: addressed`{Начни|Начните} с\u00a0одной: готовые стоят ниже, число и\u00a0срок можно поменять.`,
  emptyOver: 'Здесь будет то, что получилось',
  emptyOverText: 'Достигнутые цели остаются здесь вместе с\u00a0тем, что за\u00a0них обещали.',
  toNow: 'К\u00a0текущим целям',
  reachedGroup: 'Получилось',
  putAwayGroup: 'Отложено и\u00a0отклонено',
  state: {
    proposed: 'Предложение',
    active: 'Идёт',
    reached: 'Достигнута',
    expired: 'Срок прошёл',
    claimed: 'Достигнута',
    declined: 'Отклонена',
    archived: 'Отложена',
  } satisfies Record<ObjectiveState, string>,
  from: (name: string) => `Предлагает ${name}`,
  wasFrom: (name: string) => `Предложение: ${name}`,
  due: (day: string) => `срок\u00a0— ${formatDay(day)}`,
  wasDue: (day: string) => `срок был ${formatDay(day)}`,
  closed: (at: string) => formatDay(at),
  moved: 'срок уже переносили',
  progress: progressOf,
  progressOf: (title: string) => `Продвижение: ${title}`,
  forecast: forecastOf,
  doneToday: 'Сегодня для этой цели уже занимались.',
  reward: (name: string, reward: string) => `${name}: ${reward}`,
  rewards: 'Награда',
  thanked: 'награда вручена',
  noWords: (name: string) => `${name}: цель видели и\u00a0порадовались`,
  coins: (n: number) => count(n, 'монета', 'монеты', 'монет'),
  accept: 'Принять',
  decline: 'Отказаться',
  declineTitle: 'Отказаться от\u00a0цели?',
  declineText: 'Можно сказать, почему: это прочтёт только тот, кто её предложил.',
  declineWords: 'Почему (если хочется)',
  acceptLate: 'Срок уже прошёл: принять эту цель нельзя, можно ответить отказом.',
  acceptFull: 'Чтобы принять, нужно закончить или отложить одну из\u00a0пяти целей.',
  accepted: 'Цель принята',
  declined: 'Ответ отправлен',
  claim: 'Забрать',
  claimedTitle: 'Цель достигнута!',
  claimedText: (title: string, reward: string | null) =>
    reward ? `${title}. Награда: ${reward}` : `${title}.`,
  lateSoft: 'Срок прошёл, а\u00a0сделанное осталось. Перенесём?',
  lateMoved:
    'Срок прошёл и\u00a0во\u00a0второй раз. Сделанное никуда не\u00a0денется, а\u00a0цель можно отложить.',
  move: 'Перенести',
  moveTitle: 'Новый срок',
  moveHint: 'Перенести можно один раз. Всё, что уже сделано, засчитано.',
  movedDone: 'Срок перенесён',
  archive: 'Отложить',
  archiveTitle: 'Отложить цель?',
  archiveText: 'Она уйдёт в\u00a0«Готово» как отложенная. Вернуть её нельзя, но\u00a0можно поставить новую.',
  archived: 'Цель отложена',
  failed: 'Не\u00a0получилось',
  of: (verb: string, title: string) => `${verb}: ${title}`,
  line: (title: string, percent: number, dueOn: string) =>
    factsOf(`Цель: ${title}`, `${percent}${nbsp}%`, `срок\u00a0— ${formatDay(dueOn)}`),
  lineReached: (title: string) => `Цель достигнута: ${title}`,
  lineProposed: (n: number) =>
    `${count(n, 'предложенная цель ждёт', 'предложенные цели ждут', 'предложенных целей ждут')} ответа`,
}

/** Texts of the form of a goal, for every kind of author. */
export const form = {
  title: 'Новая цель',
  set: 'Поставить цель',
  propose: 'Предложить',
  added: 'Цель поставлена',
  metric: 'Что это за\u00a0цель',
  discipline: 'Предмет',
  anyDiscipline: 'Любой предмет',
  chooseDiscipline: 'Выбрать предмет',
  skill: 'Навык',
  anySkill: 'Любые задачи предмета',
  exam: 'Экзамен',
  exams: { oge: 'ОГЭ', ege: 'ЕГЭ' },
  chooseExam: 'Выбрать экзамен',
  target: {
    tasks: 'Сколько задач',
    percent: 'Сколько процентов',
    skills: 'Сколько навыков',
    exam: 'Отметка или баллы',
    mark: 'Отметка',
    row: 'Сколько дней подряд',
    days: 'Сколько дней',
    minutes: 'Сколько дней',
  } satisfies Record<Metric, string>,
  targetHint: {
    tasks: 'Верно сразу, без подсказок',
    percent: 'Из\u00a020 задач и\u00a0больше',
    skills: 'До уровня «Освоено»',
    exam: 'ОГЭ\u00a0— отметка от\u00a03 до\u00a05, ЕГЭ\u00a0— баллы до\u00a0100',
    mark: 'По\u00a0трём домашним и\u00a0больше',
    row: 'Каникулы и\u00a0болезнь не\u00a0прерывают',
    days: 'Дни хотя бы с\u00a0одной решённой задачей',
    minutes: 'Дни, когда набралось столько минут',
  } satisfies Record<Metric, string>,
  dailyMinutes: 'Минут в\u00a0день',
  dailyMinutesHint: 'Считаются пятиминутки, в\u00a0которые был ответ',
  due: 'Последний день',
  words: 'Что сказать вместе с\u00a0целью',
  reward: 'Награда',
  rewardHint: 'Словами семьи: «кино в\u00a0субботу». Можно не\u00a0обещать ничего.',
} satisfies Record<string, Sentence | object>
