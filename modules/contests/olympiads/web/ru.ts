import {
  addressed,
  asSentence,
  count,
  formatDay,
  formatDayAndTime,
  formatMinutes,
  formatNumber,
  formatPercent,
  formatTime,
  gradeLabel,
  nbsp,
  outOf,
  plural,
  type When,
} from '@school/texts'
import type { Award, Stage, StageChange, StageState } from '../contract/index.ts'
import { catalogWords } from './ru-catalog.ts'

const pointsOf = (points: number) => formatNumber(points / 100)
export const degreeOf = (award: Award) => `${(['I', 'II', 'III'] as const)[award - 1]!} степени`

/** Texts about a stage common to participants and to those who lead. */
export const stageWords = {
  season: (season: string) => `сезон ${season}`,
  ofSeason: (title: string, season: string) => `${title}, ${season}`,
  window: ({ opensAt, closesAt }: Pick<Stage, 'opensAt' | 'closesAt'>) =>
    formatDay(opensAt) === formatDay(closesAt)
      ? `${formatDay(opensAt)}, ${formatTime(opensAt)}–${formatTime(closesAt)}`
      : `${formatDayAndTime(opensAt)}\u00a0— ${formatDayAndTime(closesAt)}`,
  untilOpen: 'До открытия',
  untilClose: 'До закрытия',
  untilResults: 'До итогов',
  percent: formatPercent,
  points: (points: number, max: number) => `${pointsOf(points)} из ${pointsOf(max)}`,
  toRating: 'Рейтинг',
}

/** Texts of olympiads. */
export const t = {
  ...stageWords,
  ...catalogWords,
  road: 'Этапы',
  here: addressed`{Ты|Вы} здесь`,
  stageStates: {
    announced: 'Впереди',
    running: 'Идёт',
    checking: 'Проверяется',
    published: 'Завершён',
    cancelled: 'Отменён',
  } satisfies Record<StageState, string>,
  resultsAt: (at: When) => `Итоги\u00a0— ${formatDayAndTime(at)}`,
  resultsAtOnce: 'Результат виден сразу',
  absenceNote: addressed`Если {уйдёшь|уйдёте} на другую вкладку, это отметится в протоколе\u00a0— как подсказка для жюри, а не как нарушение.`,
  changed: ({ kind, reason, at }: StageChange) =>
    `${kind === 'moved' ? 'Время изменили' : 'Отменён'} ${formatDay(at)}. Причина: ${asSentence(reason)}`,
  closedAboveTitle: 'Для этой школы этап закрыт',
  closedAboveText: (reason: string) => `Так решил муниципалитет. Причина: ${asSentence(reason)}`,
  cancelledTitle: 'Этап отменён',
  cancelledText: (reason: string) =>
    addressed`Причина: ${asSentence(reason)} Делать ничего не нужно: {твоё|ваше} участие в других этапах не меняется.`,
  withdrawnTitle: 'Итоги отозваны',
  withdrawnText: (reason: string) =>
    `Жюри пересматривает итоги. Причина: ${asSentence(reason)} Когда их опубликуют снова, места, разборы и дипломы откроются.`,
  withdrawnSafe: addressed`Все {твои|ваши} ответы сохранены, делать ничего не нужно.`,
  entry: (stage: Pick<Stage, 'entry' | 'requiresTrial' | 'passPercent'>): string => {
    if (stage.entry === 'by_result')
      return `Проходят те, кто набрал на прошлом этапе от ${formatPercent(stage.passPercent ?? 0)}`
    if (stage.entry === 'code') return 'Вход по коду школы'
    return stage.requiresTrial ? 'Открывается после пробного тура' : 'Вход для всех'
  },
  myResult: (percent: number) => addressed`{Твой|Ваш} результат\u00a0— ${formatPercent(percent)}`,

  guestTitle: addressed`{Войди|Войдите}, чтобы участвовать`,
  guestText: addressed`Участие бесплатное. После входа {вернёшься|вернётесь} сюда же.`,
  signIn: 'Войти и участвовать',
  byPersonalCode: 'Войти по личному коду',
  onlookerTitle: 'Участвуют ученики',
  onlookerText: 'После публикации итогов задачи этапа сможет решить каждый\u00a0— вне конкурса.',
  otherGradesTitle: addressed`Эта олимпиада не для {твоего|вашего} класса`,
  otherGradesText: addressed`Участвовать можно в своём классе или старше, а здесь задачи для младших. {Посмотри|Посмотрите} другие олимпиады.`,
  toCatalog: 'Все олимпиады',
  needsTrialTitle: 'Сначала пробный тур',
  needsTrialText: addressed`Он короткий, и результат виден сразу. {Пройди|Пройдите} его\u00a0— и этот этап откроется.`,
  toCalendar: 'Добавить в календарь',
  needsResultTitle: 'В этот этап проходят по результату прошлого',
  needsResultText: addressed`{Следи|Следите} за датами: как только итоги прошлого этапа опубликуют, здесь станет ясно, открыт ли {тебе|вам} этот этап.`,
  enterTitle: (title: string) => `Участвовать: ${title.toLowerCase()}`,
  enterText: 'Класс можно поменять, пока задачи не открыты.',
  gradeLegend: addressed`За какой класс {будешь|будете} решать`,
  gradeHint: 'Свой класс или старше.',
  ownGrade: (grade: number) => addressed`${gradeLabel(grade)}\u00a0— {твой|ваш}`,
  codeLabel: 'Код участника',
  codeHint: addressed`Восемь знаков. Код даёт учитель {твоей|вашей} школы.`,
  codeWrong: (left: number) =>
    left === 0
      ? addressed`Такого кода нет. Попытки закончились: {попробуй|попробуйте} снова через пятнадцать минут.`
      : `Такого кода нет. ${plural(left, 'Осталась', 'Осталось', 'Осталось')} ${count(left, 'попытка', 'попытки', 'попыток')}.`,
  enter: 'Участвовать',
  changeGrade: 'Поменять класс',
  saveGrade: 'Сохранить класс',
  keepGrade: 'Оставить как есть',
  registeredTitle: addressed`{Ты|Вы} {участвуешь|участвуете}`,
  registeredText: (at: When) =>
    addressed`Задачи откроются ${formatDayAndTime(at)}. {Приходи|Приходите} вовремя.`,
  readyTitle: 'Всё готово',
  readyText: (minutes: number) =>
    addressed`Время пойдёт, как только {откроешь|откроете} задачи: ${formatMinutes(minutes)}, без пауз. {Сядь|Сядьте} там, где не отвлекут.`,
  shortened: (minutes: number) =>
    `Времени будет меньше: до закрытия этапа осталось ${formatMinutes(Math.max(1, minutes))}.`,
  start: 'Начать',
  solvingTitle: addressed`{Ты|Вы} {решаешь|решаете}`,
  solvingText: (at: When) => `Закончить нужно до ${formatTime(at)}. Время идёт, даже если закрыть страницу.`,
  goOn: 'Продолжить',
  waitingTitle: addressed`{Твои|Ваши} ответы приняты`,
  waitingText: (at: When | null) =>
    at ? `Итоги, разборы и места откроются ${formatDayAndTime(at)}.` : 'Результат появится через минуту.',
  closedTitle: 'Этап закончился',
  closedText: (at: When | null) =>
    at
      ? `Итоги\u00a0— ${formatDayAndTime(at)}. После них задачи можно решить вне конкурса.`
      : 'Итоги скоро появятся.',
  resultTitle: addressed`{Твой|Ваш} результат`,
  missedTitle: 'Этап завершён',
  missedText: 'Места и разборы открыты.',
  practiceTitle: 'Решить вне конкурса',
  practiceText: addressed`Те же задачи и столько же времени. {Узнаешь|Узнаете}, каким было бы {твоё|ваше} место; на таблицу победителей это не повлияет.`,
  practise: 'Попробовать себя',
  practiceSignIn: 'Войти и попробовать',
  practiceGoing: addressed`{Ты|Вы} {решаешь|решаете} вне конкурса`,
  practiceDone: 'Вне конкурса',
  practicePlace: (place: number, of: number) => `было бы ${place}-е место из ${of}`,
  diploma: (award: Award) => `Диплом ${degreeOf(award)}`,
  openDiploma: 'Открыть диплом',
  openCertificate: 'Сертификат участника',
  place: (place: number, of: number) => outOf(place, of),
  outOfRating: 'Жюри сняло эту работу с рейтинга',
  outOfRatingWhy: (reason: string) => `Причина: ${reason}`,
  outOfRatingText: 'Место и диплом по ней не присуждаются. Баллы и решения остаются на месте.',
  placeLabel: 'место в своём классе',
  percentLabel: 'результат',
  pointsLabel: 'баллы',
  toStats: 'Статистика',
  toSolutions: 'Мои решения',
  toOlympiad: 'Об олимпиаде',
  rulesTitle: 'Правила',
  aboutTitle: 'Об олимпиаде',
  stageFacts: 'Условия этапа',
  gradeColumn: 'Класс',
  minutesColumn: 'Время',
  tasksColumn: 'Задач',
  toolsColumn: 'Можно пользоваться',
  noTools: 'ничем, кроме головы',
  minutes: formatMinutes,
  left: (minutes: number): string => {
    const days = Math.floor(minutes / 1440)
    const hours = Math.floor((minutes % 1440) / 60)
    const daysText = count(days, 'день', 'дня', 'дней')
    if (days > 2) return daysText
    if (days > 0) return hours > 0 ? `${daysText} ${hours}${nbsp}ч` : daysText
    return formatMinutes(Math.max(1, minutes % 1440))
  },
  teacherTitle: 'Учителю',
  teacherText:
    'Получите код для школы и раздайте ученикам: по нему они войдут в этап. Код один на все классы школы.',
  issueCode: 'Получить код',
  codeOf: (school: string) => `Код школы: ${school}`,
  seats: (taken: number, seats: number) => `вошли ${outOf(taken, seats)}`,
  copyCode: 'Скопировать код',
  copied: 'Код скопирован',

  notStartedTitle: 'Задачи ещё не открыты',
  notStartedText: addressed`{Загляни|Загляните} на страницу олимпиады: там видно, когда и как начать.`,
  stageOf: (title: string, grade: number) => `${title}, ${gradeLabel(grade)}`,
  virtual: 'вне конкурса',
  finishedTitle: 'Этап завершён',
  toFinish: 'К итогам',
  stillTitle: 'Этап ещё идёт',
  stillText: addressed`Итоги появятся, когда {ты|вы} его {завершишь|завершите}.`,
  spent: 'потрачено времени',
  savedLabel: 'ответов засчитано',
  restTitle: 'Что дальше',
  restText: (at: When) =>
    addressed`{Отдохни|Отдохните}: всё уже сделано. Баллы, места и разборы появятся ${formatDayAndTime(at)}\u00a0— одновременно у всех.`,

  mySolutions: 'Мои решения',
  solutionsOf: (name: string) => `Решения: ${name}`,
  finishedAt: (at: When) => formatDayAndTime(at),
  solvedBy: (percent: number) => `решили ${formatPercent(percent)} участников`,

  statsTitle: 'Статистика',
  statsEmptyTitle: 'Статистики пока нет',
  statsEmptyText: addressed`В этом классе никто не участвовал. {Посмотри|Посмотрите} другой.`,
  hiddenTitle: 'Итоги ещё не опубликованы',
  hiddenText: (at: When | null) =>
    at ? `Места и статистика откроются ${formatDayAndTime(at)}.` : 'Они откроются после проверки.',
  byGrades: 'По классам',
  averageColumn: 'В среднем',
  awardedColumn: 'Дипломов',
  unknown: '—',

  ratingTitle: 'Рейтинг',
  ratingTabs: 'Чей рейтинг',
  byUsers: 'Участники',
  bySchools: 'Школы',
  stageLegend: 'Этап',
  gradeTabs: 'Класс',
  ratingNote: 'У каждого класса своя таблица. Равные баллы делят место.',
  schoolsNote: 'Счёт школы\u00a0— сумма десяти лучших результатов класса. Нужно хотя бы три участника.',
  ratingEmptyTitle: 'В этой таблице пока никого нет',
  ratingEmptyText: addressed`{Выбери|Выберите} другой класс или этап.`,
  regionEmptyTitle: 'Из этого региона здесь никого',
  regionEmptyText: addressed`{Выбери|Выберите} другой регион или {посмотри|посмотрите} общий список.`,
  showEverybody: 'Показать всех',
  placeRule: 'У каждого класса своя таблица. Время на место не влияет.',
  schoolsEmptyText: 'Школа появляется здесь, когда в классе участвуют трое её учеников.',
  participantsColumn: 'Участников',
}
