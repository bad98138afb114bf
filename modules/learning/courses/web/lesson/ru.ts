import { addressed, count, formatAboutMinutes, formatClock, quoted, type Sentence } from '@school/texts'
import type { AccessState } from '../../contract/index.ts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')

/** Texts of the lesson. */
export const t = {
  rail: 'Уроки курса',
  lessonOf: (position: number, total: number) => `Урок ${position} из ${total}`,
  lessonIs: { done: '(пройден)', begun: '(начат)', locked: '(закрыт)', open: '' },
  parts: 'Части урока',
  video: 'Видео',
  theory: 'Теория',
  tasks: 'Задачи',
  tasksTitle: 'Задачи урока',
  doneOf: (done: number, total: number) => `${done} из ${total}`,
  minutes: formatAboutMinutes,
  lessonTakes: (minutes: number) => `${formatAboutMinutes(minutes)} на урок`,
  reading: (minutes: number) => `${formatAboutMinutes(minutes)} чтения`,
  tasksDone: (done: number, total: number) =>
    `Пройдено ${done} из ${count(total, 'задачи', 'задач', 'задач')}`,

  resumed: (seconds: number) => `Продолжим с ${formatClock(seconds)}`,
  fromStart: 'Сначала',
  speed: 'Скорость',
  speedOf: (speed: number) => `${String(speed).replace('.', ',')}×`,
  captions: 'Русские субтитры',
  transcript: 'Текст видео',
  transcriptNote: addressed`{нажми|нажмите} на строку, чтобы перейти к ней`,
  searchTranscript: 'Найти в тексте',
  foundOf: (number: number, total: number) => `${number} из ${total}`,
  nothingFound: 'Не нашлось',
  previousMatch: 'Предыдущее место',
  nextMatch: 'Следующее место',
  chapters: 'Главы видео',
  filmKeys: 'На клавиатуре: K\u00a0— пауза, J и L\u00a0— на 10 секунд назад и вперёд, N\u00a0— заметка',
  writeRemark: 'Заметка',
  askHere: 'Спросить',
  videoFailed: addressed`Видео не загрузилось. {Проверь|Проверьте} связь и {попробуй|попробуйте} ещё раз.`,
  reload: 'Загрузить снова',

  readOn: 'Читать дальше',
  fold: 'Свернуть',
  openNotes: 'Открыть отдельно',

  difficulty: (level: number) => `Сложность ${level} из 5`,
  worth: (xp: number) => `+${xp}\u00a0опыта за верный ответ`,
  offlineTask: 'Нет связи. Задача откроется, когда интернет вернётся.',
  toResult: 'К итогам урока',
  toTheory: 'Заглянуть в теорию',
  earned: (xp: number) => `получено ${xp}\u00a0опыта`,
  giveUpText: addressed`Задача закроется: ответить на неё и получить за неё опыт уже не выйдет. Зато {увидишь|увидите} решение по шагам.`,
  giveUpHint: 'Может, сначала подсказка? С ней за задачу ещё можно получить до половины опыта.',

  finishTitle: 'Урок пройден!',
  lastLesson: addressed`Это последний урок курса, но в прежних уроках ещё остались задачи. {Вернись|Вернитесь} к ним.`,
  courseDone: 'Все уроки курса пройдены\u00a0— от первой задачи до последней!',
  solved: (n: number, total: number) => `${n} из ${tasksOf(total)}`,
  finishText: (n: number, total: number, xp: number) =>
    `Решено ${n} из ${tasksOf(total)}, получено ${xp}\u00a0опыта.`,
  solvedLabel: 'решено',
  xpLabel: 'заработано за урок',
  xp: (n: number) => `${n}\u00a0опыта`,
  withHint: (n: number) => `${tasksOf(n)}\u00a0— с подсказкой`,
  givenUp: (n: number) => `${tasksOf(n)}\u00a0— с разбором: его стоит перечитать позже`,
  allByYourself: 'Все задачи\u00a0— своими силами. Отличная работа!',
  nextLesson: 'Следующий урок',
  nextIs: (title: string) => `Дальше\u00a0— ${quoted(title)}.`,
  previousLesson: 'Предыдущий урок',
  toCourse: 'К урокам курса',
  joinToGoOn: addressed`{Запишись|Запишитесь} на курс, чтобы идти дальше: остальные уроки откроются сразу.`,
  neighbours: 'Соседние уроки',

  opened: 'Готово: все уроки курса открыты.',
  inside: (parts: readonly string[]) => `Внутри: ${parts.join(', ')}.`,
  insideVideo: 'видео',
  insideTheory: 'конспект',
  insideTasks: tasksOf,
}

/** Why a lesson is closed and what opens it. */
export const lockedText: Record<Exclude<AccessState, 'available'>, { title: Sentence; text: Sentence }> = {
  locked_by_purchase: { title: 'Этот урок платный', text: 'Он откроется вместе со всем курсом.' },
  locked_by_date: {
    title: 'Курс ещё не начался',
    text: addressed`Урок откроется, когда начнётся {твой|ваш} доступ к курсу.`,
  },
  locked_by_progress: {
    title: 'Сначала\u00a0— предыдущие уроки',
    text: addressed`{Пройди|Пройдите} их, и этот откроется сам.`,
  },
  locked_by_grade: {
    title: 'Урок для другого класса',
    text: addressed`{Загляни|Загляните} в каталог: для {твоего|вашего} класса есть свои курсы.`,
  },
  locked_by_role: {
    title: addressed`Урок не для {твоей|вашей} роли`,
    text: 'Он открыт для других ролей.',
  },
  expired: { title: 'Доступ к курсу закончился', text: 'Программа видна, а уроки закрыты.' },
  taken: {
    title: 'Школа закрыла доступ к\u00a0этому курсу',
    text: addressed`{Твои|Ваши} ответы и\u00a0опыт на\u00a0месте. Если это ошибка, {спроси|спросите} учителя или методиста.`,
  },
  archived: { title: 'Курс в архиве', text: 'Его уроки больше не открываются.' },
  no_seats: { title: 'Мест больше нет', text: 'Как только место появится, урок можно будет открыть.' },
}

export const lockedFree = {
  title: 'Урок откроется после записи',
  text: addressed`Курс бесплатный: {нажми|нажмите} кнопку\u00a0— и откроются сразу все уроки.`,
}
