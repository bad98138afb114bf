import {
  addressed,
  count,
  formatDayAndTime,
  formatMinutes,
  formatNumber,
  formatPercent,
  outOf,
  type When,
} from '@school/texts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')
const pointsOf = (points: number) => formatNumber(points / 100)

/** Texts of trainings. */
export const t = {
  catalogTitle: 'Тренировки',
  catalogLead: addressed`Наборы задач на одну тему: {реши|решите}, {узнай|узнайте} своё место и {разбери|разберите} ошибки.`,
  grades: 'Класс',
  allGrades: 'Все классы',
  grade: (index: number) => `${index} класс`,
  nothingTitle: 'Для этого класса тренировок пока нет',
  nothingText: addressed`{Загляни|Загляните} в соседний класс: задачи там тоже интересные.`,
  showAll: 'Показать все',
  tasks: tasksOf,
  minutes: formatMinutes,
  noClock: 'без ограничения времени',
  solvedBy: (n: number) =>
    n === 0 ? 'пока никто не проходил' : `${count(n, 'участник', 'участника', 'участников')}`,
  underWay: 'Идёт сейчас',
  best: (percent: number) => `Лучший результат\u00a0— ${formatPercent(percent)}`,
  stars: (n: number) => `${count(n, 'звезда', 'звезды', 'звёзд')} из 3`,

  rulesTitle: 'Как это устроено',
  rules: {
    practice: [
      addressed`Ответ проверяется сразу. {Ошибёшься|Ошибётесь}\u00a0— {попробуй|попробуйте} ещё: вторая попытка даёт три четверти балла, третья\u00a0— половину.`,
      'С подсказкой за задачу можно получить не больше половины балла.',
      'Время не ограничено: можно уйти и вернуться с того же места.',
    ],
    exam: [
      'Ответы сохраняются сами, и их можно менять до самого конца.',
      'Подсказок нет. Верные ответы и разборы откроются после завершения.',
      'Время идёт, даже если закрыть страницу. Пропадёт связь\u00a0— сохранённое останется.',
    ],
  },
  rulesStars: 'Звёзды: одна\u00a0— от 50 %, две\u00a0— от 80 %, три\u00a0— за все баллы.',
  rulesRating: 'В рейтинг идёт первое прохождение, а проходить можно сколько угодно раз.',
  timeFor: (minutes: number) =>
    addressed`На всё\u00a0— ${formatMinutes(minutes)} с той минуты, как {нажмёшь|нажмёте} «Начать».`,
  goOn: 'Продолжить',
  yourResult: addressed`{Твой|Ваш} результат`,
  attempts: (n: number) => `Пройдено ${count(n, 'раз', 'раза', 'раз')}`,
  last: (percent: number) => `в последний раз\u00a0— ${formatPercent(percent)}`,
  average: 'в среднем набирают',
  participants: 'прошли тренировку',
  toRating: 'Рейтинг',
  toStats: 'Статистика',
  toSolutions: 'Мои решения',
  toTraining: 'О тренировке',

  notStartedTitle: 'Тренировка ещё не начата',
  notStartedText: addressed`{Загляни|Загляните} в условия и {нажми|нажмите} «Начать».`,
  finish: 'К итогам',

  onCheckTitle: 'Ответы на\u00a0проверке',
  onCheckText: addressed`Тренировка завершена. Часть ответов проверяет учитель: результат, звёзды и\u00a0место появятся, когда он закончит. {Твои|Ваши} ответы уже не\u00a0пропадут.`,
  stillRunningTitle: 'Тренировка ещё идёт',
  stillRunningText: addressed`Итоги появятся, когда {ты|вы} её {завершишь|завершите}.`,
  finishedTitle: 'Тренировка завершена',
  points: (points: number, max: number) => `${pointsOf(points)} из ${pointsOf(max)}`,
  pointsLabel: 'баллы',
  percent: formatPercent,
  percentLabel: 'результат',
  place: (place: number, of: number) => outOf(place, of),
  placeLabel: 'место по первому прохождению',
  xp: (n: number) => `+${n}\u00a0опыта`,
  xpLabel: 'за это прохождение',
  spent: 'потрачено времени',
  starsWords: [
    addressed`Начало положено. {Разбери|Разберите} ошибки и {попробуй|попробуйте} ещё раз.`,
    'Больше половины есть! Осталось разобрать ошибки.',
    'Отличный результат. До трёх звёзд\u00a0— пара баллов.',
    'Набраны все баллы. Лучше не бывает!',
  ],
  mistakes: 'Ошибки, которые стоит разобрать',
  noMistakes: 'Ошибок нет\u00a0— всё решено верно.',
  toMistakes: 'Разобрать ошибки',

  solutionsTitle: 'Мои решения',
  solutionsOf: (name: string) => `Решения: ${name}`,
  solvedAttempt: (attemptNumber: number, at: When) =>
    `${attemptNumber}-е прохождение, ${formatDayAndTime(at)}`,
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  tries: (n: number) => count(n, 'попытка', 'попытки', 'попыток'),

  statsTitle: 'Статистика',
  statsEmptyTitle: 'Статистики пока нет',
  statsEmptyText: 'Она появится, когда тренировку кто-нибудь пройдёт.',

  ratingTitle: 'Рейтинг',
  byUsers: 'Участники',
  bySchools: 'Школы',
  ratingTabs: 'Чей рейтинг',
  ratingNote: 'Место\u00a0— по первому прохождению. Равные баллы делят место.',
  schoolsNote: 'Счёт школы\u00a0— сумма десяти лучших первых прохождений. Нужно хотя бы три участника.',
  ratingEmptyTitle: 'Рейтинг пока пуст',
  ratingEmptyText: 'Самое время пройти тренировку.',
  noneHere: 'Здесь пока никого',
  noneHereText: addressed`{Выбери|Выберите} другой класс или регион.`,
  showEverybody: 'Показать всех',
  schoolsEmptyText: 'Школа появится здесь, когда тренировку пройдут трое её учеников.',
}
