import {
  addressed,
  count,
  formatDay,
  formatDayAndTime,
  formatMinutes,
  formatNumber,
  formatPercent,
  nbsp,
  plural,
  quoted,
} from '@school/texts'
import type { Exam, Forecast, Grade, GradeRange, NextStep, OnCheck, Scale } from '../contract/index.ts'

const tasksOf = (n: number) => count(n, 'задание', 'задания', 'заданий')
const pointsOf = (n: number) => count(n, 'балл', 'балла', 'баллов')
const exams: Record<Exam, string> = { oge: 'ОГЭ', ege: 'ЕГЭ' }
const valueOf = ({ kind, value }: Pick<Grade, 'kind' | 'value'>): string =>
  kind === 'test' ? pointsOf(value) : `отметка${nbsp}${value}`

/** Points of reviews come in hundredths. */
const wholePoints = (hundredths: number): string => formatNumber(hundredths / 100, 2)
const rangeOf = ({ low, high }: GradeRange): string =>
  low.value === high.value
    ? valueOf(low)
    : low.kind === 'test'
      ? `${low.value}–${pointsOf(high.value)}`
      : `отметка от${nbsp}${low.value} до${nbsp}${high.value}`
const weakThemes = (n: number) =>
  `В${nbsp}${count(n, 'теме', 'темах', 'темах')} набрано меньше 60\u00a0% баллов`
const solutions = (n: number) => count(n, 'решение', 'решения', 'решений')

const stepWords: Record<NextStep['kind'], (title: string) => string> = {
  lesson: (title) => `Урок ${quoted(title)}`,
  course: (title) => `Курс ${quoted(title)}`,
  skill: (title) => `Тренажёр: ${title}`,
  training: (title) => `Тренировка ${quoted(title)}`,
}

const bestIs = (isOnCheck: boolean): string =>
  isOnCheck ? 'Лучший проверенный результат' : 'Лучший результат'

/** Texts of exam rehearsals. */
export const t = {
  listTitle: 'Пробные экзамены',
  listLead:
    'Репетиция экзамена дома: официальная структура, настоящее время и балл по шкале. Развёрнутые решения проверит эксперт.',
  examFilter: 'Экзамен',
  disciplineFilter: 'Предмет',
  allExams: 'Все экзамены',
  allDisciplines: 'Все предметы',
  exam: (exam: Exam) => exams[exam],
  nothingTitle: 'Такого пробного экзамена пока нет',
  nothingText: addressed`{Посмотри|Посмотрите} другой экзамен или предмет.`,
  showAll: 'Показать все',
  tasks: tasksOf,
  minutes: formatMinutes,
  participants: (n: number) =>
    n === 0
      ? 'ещё никто не писал'
      : `${plural(n, 'написал', 'написали', 'написали')} ${count(n, 'человек', 'человека', 'человек')}`,
  underWay: 'Идёт сейчас',
  free: 'бесплатно',
  /** While an attempt is on check, what is known is the best of those that were checked. */
  best: bestIs,
  bestOf: (grade: Grade, isOnCheck: boolean) => `${bestIs(isOnCheck)}: ${valueOf(grade)}`,
  attemptsOf: (n: number) => `пройдено ${count(n, 'раз', 'раза', 'раз')}`,

  onCheck: 'На проверке',
  onCheckShort: 'на проверке',
  onCheckLine: (range: OnCheck) =>
    `Последнее прохождение проверим до ${formatDay(range.by)}, пока возможно: ${rangeOf(range)}`,
  rangeOf,
  onCheckText: ({ sent, checked, by }: OnCheck) =>
    `${checked === 0 ? `Эксперт смотрит ${solutions(sent)}` : `Эксперт проверил ${checked} из ${count(sent, 'решения', 'решений', 'решений')}`}. Итог будет не позже ${formatDay(by)}.`,
  atLeast: (n: number) => `от ${n}`,

  toResults: 'Мои результаты',
  lastOf: (grade: Grade, isOnCheck: boolean) =>
    `${isOnCheck ? 'в\u00a0последний из\u00a0проверенных' : 'в\u00a0последний раз'}\u00a0— ${valueOf(grade)}`,
  howTitle: 'Как всё пройдёт',
  timeFor: (minutes: number) =>
    addressed`На всё\u00a0— ${formatMinutes(minutes)} с той минуты, как {нажмёшь|нажмёте} «Начать».`,
  rules: [
    'Паузы нет: время идёт, даже если закрыть страницу. Вернуться можно в любой момент с того же места.',
    'Ответы сохраняются сами, и их можно менять до самого конца. Подсказок нет.',
    'За 10, 5 и 1 минуту до конца напомним. Когда время выйдет, засчитается всё, что сохранено.',
    'Проходить можно сколько угодно раз: прогноз считается по трём последним прохождениям.',
  ],
  byPersonRule: (part: string) =>
    addressed`${part}\u00a0— развёрнутые решения: {пиши|пишите} на бумаге и {фотографируй|фотографируйте} или {набирай|набирайте} текстом. Их проверит эксперт по критериям за пять рабочих дней.`,
  paperTitle: 'Из чего состоит работа',
  partColumn: 'Часть',
  numbersColumn: 'Задания',
  pointsColumn: 'Баллы',
  checkColumn: 'Проверка',
  numbers: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
  checkOf: ({ isHere, isByPerson }: { isHere: boolean; isByPerson: boolean }) =>
    isHere ? (isByPerson ? 'эксперт' : 'сразу') : 'не входит',
  notHere: (titles: string) =>
    `${titles} на экзамене проверяют эксперты, в этот пробный экзамен она не входит. Результат показан так, будто эта часть осталась пустой.`,
  source: (source: string, year: number) => (source.includes(String(year)) ? source : `${source}, ${year}`),
  deskTitle: 'Что лежит на столе',
  allowed: 'Можно',
  forbidden: 'Нельзя',
  scaleTitle: 'Шкала',
  scaleText: (scale: Scale): string =>
    scale.kind === 'test'
      ? `Первичные баллы переводятся в тестовые, от 0 до 100. Экзамен сдан с ${pointsOf(scale.minimum)}.`
      : `«3»\u00a0— от ${scale.from[3]} первичных баллов, «4»\u00a0— от ${scale.from[4]}, «5»\u00a0— от ${scale.from[5]}.`,
  scaleNeed: (title: string, points: number) =>
    `Из них за ${title} нужно не меньше ${count(points, 'балла', 'баллов', 'баллов')}, иначе отметка\u00a0— «2».`,

  notStartedTitle: 'Экзамен ещё не начат',
  notStartedText: addressed`{Загляни|Загляните} в условия и {нажми|нажмите} «Начать».`,
  finishedTitle: 'Экзамен завершён',
  toExam: 'Об экзамене',
  sheet: 'Бланк ответов',
  sheetNote: addressed`Так ответы запишутся в бланк. {Нажми|Нажмите} на строку, чтобы вернуться к заданию.`,
  sheetCounted: 'Что записано в бланк и засчитано',
  line: (number: number) => `Задание ${number}`,
  emptyLine: 'пусто',
  noSolution: 'решения нет',
  otherAnswer: 'ответ сохранён',
  typedAnswer: 'текст',
  sheetsOf: (sheets: number, isTyped: boolean) =>
    [sheets > 0 && count(sheets, 'файл', 'файла', 'файлов'), isTyped && 'текст'].filter(Boolean).join(' и '),
  reference: 'Справочные материалы',
  sharedText: (from: number, to: number) => `Текст к заданиям ${from}–${to}`,
  scratch: 'Черновик',
  scratchLabel: addressed`{Пиши|Пишите} что угодно: черновик не проверяется и хранится только на этом устройстве`,
  finishAsk: (done: number, total: number) =>
    `Отвечено на ${done} из ${count(total, 'задания', 'заданий', 'заданий')}`,
  finishAll: 'Бланк заполнен целиком. После завершения ответы не изменить.',
  finishSome: (n: number) => `${tasksOf(n)} без ответа. После завершения ответы не изменить.`,
  finish: 'Завершить экзамен',
  back: 'Вернуться к заданиям',
  checking: 'Проверяем ответы. Результат появится на этой странице.',
  judged: 'Всё проверено: результат готов.',
  partIsReady:
    'Краткие ответы проверены, а развёрнутые решения смотрит эксперт. Уже видно, каким может быть итог.',
  partOf: (title: string, from: number, to: number) =>
    `${title}, задания ${from === to ? from : `${from}–${to}`}:`,
  alreadyChecked: 'уже проверены.',
  checkedAtOnce: 'проверяются сразу после завершения.',
  checkedBy: (by: string) => `проверит эксперт, не позже ${formatDay(by)}.`,
  byTime: 'Время вышло. Всё, что было сохранено, засчитано.',
  spent: 'потрачено времени',
  seeResults: 'Смотреть результаты',

  resultsTitle: 'Результаты',
  noResultsTitle: 'Результатов пока нет',
  noResultsText: addressed`Они появятся, когда {ты|вы} {завершишь|завершите} экзамен.`,
  attemptOf: (attemptNumber: number, at: string) => `${attemptNumber}-е прохождение, ${formatDayAndTime(at)}`,
  grade: valueOf,
  gradeValue: ({ kind, value }: Grade) => (kind === 'test' ? String(value) : quoted(value)),
  gradeLabel: ({ kind }: Pick<Grade, 'kind'>) => (kind === 'test' ? 'тестовый балл' : 'отметка'),
  primary: ({ primary, maxPrimary }: Grade) => `${primary} из ${maxPrimary}`,
  primaryLabel: 'первичный балл',
  primarySoFar: 'первичный балл пока',
  rangeValue: ({ low, high }: GradeRange) =>
    low.value === high.value ? String(low.value) : `${low.value}–${high.value}`,
  rangeLabel: ({ kind }: Pick<Grade, 'kind'>) =>
    kind === 'test' ? 'тестовый балл: от и до, пока идёт проверка' : 'отметка: от и до, пока идёт проверка',
  passed: 'Порог пройден',
  notPassed: 'Порог не пройден',
  notKnownYet: 'Порог зависит от проверки',
  heldBack: (title: string, points: number) =>
    `Первичных баллов на отметку хватает, но за ${title} набрано меньше ${count(points, 'балла', 'баллов', 'баллов')}\u00a0— по правилам это «2».`,
  scaleBar: 'Место на шкале',
  you: addressed`{ты|вы}`,
  minimum: 'порог',
  scaleSource: (source: string) => `${source}.`,
  partPoints: (points: number, max: number) =>
    `${points} из${nbsp}${count(max, 'балла', 'баллов', 'баллов')}`,
  waiting: (n: number) => `${count(n, 'решение ждёт', 'решения ждут', 'решений ждут')} проверки`,
  partEmpty: 'не входит в пробный экзамен',
  partsTitle: 'По частям',
  themesTitle: 'По темам',
  weak: 'стоит повторить',
  strong: 'получается',
  weakLead: (n: number) =>
    n === 0
      ? 'Слабых тем нет: в каждой набрано не меньше 60\u00a0% баллов.'
      : addressed`${weakThemes(n)}\u00a0— {начни|начните} с ${n === 1 ? 'неё' : 'первой'}.`,
  /** For viewers of another person's results. */
  weakOf: (n: number) => (n === 0 ? 'Слабых тем нет.' : `${weakThemes(n)}.`),
  step: ({ kind, title }: Pick<NextStep, 'kind' | 'title'>) => stepWords[kind](title),
  solutionOf: (number: number) => `Разбор задания${nbsp}${number}`,
  forecastTitle: 'Прогноз',
  forecastRange: ({ low, high }: { low: Grade; high: Grade }) =>
    low.value === high.value ? valueOf(low) : `${low.value}–${high.value}`,
  forecastUnit: ({ low, high }: { low: Grade; high: Grade }) =>
    low.value === high.value ? 'скорее всего' : low.kind === 'test' ? 'тестовых баллов' : 'отметка',
  forecastNote: ({ attempts, repeats }: Pick<Forecast, 'attempts' | 'repeats'>) =>
    [
      attempts === 1
        ? 'Считаем по одному прохождению, поэтому границы широкие.'
        : `Считаем по ${attempts} последним прохождениям: новые весят больше.`,
      repeats > 0 && 'Повторные прошли по знакомым задачам, поэтому прогноз может быть завышен.',
      'Части, которых не было, считаются пустыми.',
    ]
      .filter(Boolean)
      .join(' '),
  forecastLater: (isFirst: boolean) =>
    isFirst
      ? 'Это прохождение войдёт в прогноз и в сравнение со всеми, когда его проверят.'
      : 'Это прохождение войдёт в прогноз, когда его проверят.',
  attemptsTitle: addressed`{Твои|Ваши} прохождения`,
  attemptColumn: 'Прохождение',
  gradeColumn: 'Результат',
  primaryColumn: 'Первичный балл',
  dateColumn: 'Когда',
  nth: (attemptNumber: number) => `${attemptNumber}-е`,
  thisAttempt: 'открыто',
  better: (n: number) => `Первичных баллов на ${n} больше, чем в прошлый раз.`,
  worse: (n: number) => `Первичных баллов на ${n} меньше, чем в прошлый раз.`,
  same: 'Столько же первичных баллов, сколько в прошлый раз.',
  everyoneTitle: 'Среди всех',
  everyone: (percent: number) =>
    addressed`{Твой|Ваш} результат выше, чем у ${formatPercent(percent)} участников.`,
  alone: 'Больше этот экзамен пока никто не проходил: сравнивать не с кем.',
  averageLabel: 'первичный балл в среднем',
  average: (tenths: number) => formatNumber(tenths / 10, 1),
  peopleLabel: 'первых прохождений',
  distribution: 'Сколько человек с какой долей баллов',
  bin: (index: number) => (index === 9 ? '90–100' : `${index * 10}–${index * 10 + 9}`),
  people: (n: number) => count(n, 'человек', 'человека', 'человек'),
  tasksTitle: 'По заданиям',
  numberColumn: 'Задание',
  themeColumn: 'Тема',
  solvedBy: (percent: number) => `решили${nbsp}${formatPercent(percent)}`,
  taskLine: (number: number, title: string) => `${number}. ${title}`,
  taskPoints: (points: number, max: number) => `${points} из ${max}`,
  taskUpTo: (max: number) => `до ${count(max, 'балла', 'баллов', 'баллов')}`,
  taskWaits: 'Это решение ещё проверяет эксперт. Баллы, комментарий и разбор появятся здесь.',
  byCriteria: (criteria: readonly { id: string; points: number }[]) =>
    criteria.map(({ id, points }) => `${id}${nbsp}—${nbsp}${wholePoints(points)}`).join(', '),
  reviewsTitle: 'Что сказал эксперт',
  reviewPoints: (points: number, max: number) => `${wholePoints(points)} из${nbsp}${wholePoints(max)}`,
  saidBy: (name: string | null, at: string) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  percent: formatPercent,
  solutionsClosed: 'Идёт новое прохождение: решения откроются после него.',
  chooseTask: addressed`{Нажми|Нажмите} на задание, чтобы увидеть свой ответ и разбор.`,
  solution: (number: number, title: string) => `Задание ${number}. ${title}`,
  closeSolution: 'Закрыть разбор',

  shareTitle: 'Показать результат',
  shareText:
    'По ссылке любой увидит имя, балл, части и темы этого прохождения\u00a0— и больше ничего: ни фамилии, ни почты, ни ответов.',
  shareEnds: 'Последний день ссылки',
  shareEndsHint: 'Если дня нет, ссылка работает, пока её не отозвать.',
  shareMake: 'Сделать ссылку',
  shareMove: 'Изменить срок',
  shareLink: 'Ссылка на результат',
  shareMade: 'Ссылка готова',
  shareMoved: 'Срок изменён',
  shareForever: addressed`Работает, пока не {отзовёшь|отзовёте}.`,
  shareUntil: (at: string) => `Работает до ${formatDay(new Date(Date.parse(at) - 1))} включительно.`,
  shareRevoked: 'Ссылка больше не работает',

  sharedTitle: (name: string) => (name ? `Результат: ${name}` : 'Результат ученика'),
  sharedNote: (at: string) => `Пробный экзамен, ${formatDayAndTime(at)}`,
  sharedUntil: (at: string) => `Ссылка работает до ${formatDay(new Date(Date.parse(at) - 1))} включительно.`,
  sharedAbout: 'Имя и результат открыл сам ученик. Других сведений о нём здесь нет.',
  tryYourself: 'Пройти такой же экзамен',
}
