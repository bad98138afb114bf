import { addressed, count, formatDayAndTime, formatNumber, formatTime, nbsp, plural } from '@school/texts'

const pointsText = (hundredths: number): string => formatNumber(hundredths / 100)

/** «Из одной задачи», «из трёх задач». */
const tasksOf = (n: number) => count(n, 'задачи', 'задач', 'задач')

/** Texts of an attempt under rules. */
export const t = {
  strip: 'Задачи',
  taskNumber: (position: number) => `Задача ${position}`,
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  answerIsSaved: 'ответ сохранён',
  noAnswer: 'без ответа',
  difficulty: (level: number) => `Сложность ${level} из 5`,

  answer: 'Ответить',
  sendForReview: 'Отправить на проверку',
  emptyAnswer: addressed`Сначала {дай|дайте} ответ.`,
  shortTitle: 'Отправить всё равно?',
  shortText: (words: number, wanted: number) =>
    `В ответе ${count(words, 'слово', 'слова', 'слов')}, нужно не меньше ${wanted}.`,
  shortSend: 'Отправить',
  shortBack: 'Дописать',
  stillUploading: addressed`Файл ещё загружается. {Дождись|Дождитесь} окончания и {отправь|отправьте} ещё раз.`,
  sameAnswer: addressed`Этот ответ уже проверен. {Измени|Измените} его и {попробуй|попробуйте} ещё раз.`,
  offline: addressed`Нет связи. Ответ останется здесь: {отправь|отправьте} его, когда интернет вернётся.`,
  refresh: 'Обновить задачу',
  signInAgain: 'Войти и продолжить',
  gaveUp: addressed`Разбор открыт. {Прочитай|Прочитайте} его не спеша\u00a0— похожая задача встретится ещё не раз.`,
  outOfTries: addressed`Ответ неверный, и попыток больше нет. {Прочитай|Прочитайте} разбор не спеша\u00a0— похожая задача встретится ещё не раз.`,
  next: 'Следующая задача',
  skip: 'Пропустить',
  triesLeft: (n: number) =>
    `${plural(n, 'Осталась', 'Осталось', 'Осталось')} ${count(n, 'попытка', 'попытки', 'попыток')}`,
  giveUp: 'Сдаюсь',
  giveUpGently: 'Покажи, как решать',
  giveUpGentlyText: addressed`Эту задачу решать больше не {будешь|будете}, зато {увидишь|увидите}, как она решается.`,
  giveUpGentlyHint: 'А может, сначала подсказка?',
  giveUpTitle: 'Открыть разбор?',
  giveUpText: addressed`Задача закроется без баллов до следующего прохождения. Зато {увидишь|увидите} решение по шагам.`,
  keepThinking: 'Ещё подумаю',
  showSolution: 'Показать разбор',
  solution: 'Разбор задачи',
  tryAgain: 'Отправить ещё раз',

  timeLeft: 'Осталось',
  timeIsUp: 'Время вышло',
  minutesLeft: (minutes: number) =>
    `${plural(minutes, 'Осталась', 'Осталось', 'Осталось')} ${count(minutes, 'минута', 'минуты', 'минут')}`,

  moreTime: (minutes: number) =>
    addressed`{Тебе|Вам} добавили ${count(minutes, 'минуту', 'минуты', 'минут')}`,

  saved: (at: string) => `Сохранено в${nbsp}${formatTime(at)}`,
  saving: 'Сохраняем…',
  waiting: 'Ждёт связи: ответ записан на этом устройстве',
  untouched: 'Ответ сохраняется сам, и его можно менять до завершения',
  refused: 'Не сохранено',

  heldTitle: 'Работа открыта в другой вкладке',
  heldText: addressed`Здесь можно только смотреть. Чтобы решать тут, {нажми|нажмите} «Продолжить здесь»: тогда в другой вкладке ответы можно будет только смотреть.`,
  takeOver: 'Продолжить здесь',

  signIn: 'Войти и начать',
  start: 'Начать',
  startAgain: 'Пройти ещё раз',
  goOn: 'Продолжить',

  timeUpTitle: 'Время вышло',
  timeUpText:
    'Ответы больше не меняются. Засчитано всё, что сохранилось до конца времени. Итог скоро появится.',
  notCounted: (positions: readonly number[]) =>
    positions.length === 1
      ? `Последний ответ на задачу ${positions[0]} не успел сохраниться вовремя и не засчитан`
      : `Последние ответы на задачи ${positions.join(', ')} не успели сохраниться вовремя и не засчитаны`,
  finishLater:
    'Нет связи, поэтому завершить пока нельзя: сначала должны дойти последние ответы. Они записаны на этом устройстве.',

  answered: (n: number, of: number) => `Отвечено на ${n}${nbsp}из${nbsp}${tasksOf(of)}`,
  done: (n: number, of: number) => `${n}${nbsp}из${nbsp}${tasksOf(of)}`,
  finish: 'Завершить',
  finishWords: (answered: number, total: number) => ({
    open: 'Завершить',
    title: `Отвечено на ${answered}${nbsp}из${nbsp}${tasksOf(total)}. Завершить?`,
    all: 'Все задачи с ответом. После завершения ответы не изменить.',
    some: 'После завершения ответы не изменить. Без ответа остались:',
    yes: 'Завершить',
  }),
  back: 'Вернуться к задачам',

  inQueue: 'Ждёт проверки',
  inQueueText: 'Ответ отправлен учителю. Баллы и комментарий появятся здесь, обычно в течение двух дней.',
  returned: 'Вернули на доработку',
  reviewed: (points: number, maxPoints: number) =>
    `Проверено: ${pointsText(points)} из${nbsp}${count(maxPoints / 100, 'балла', 'баллов', 'баллов')}`,
  pointsOf: (points: number, maxPoints: number) => `${pointsText(points)} из${nbsp}${pointsText(maxPoints)}`,
  sheetNotesLoading: 'Пометки на\u00a0листах загружаются…',
  saidBy: (name: string | null, at: string) => `${name ? `${name}, ` : ''}${formatDayAndTime(at)}`,
}
