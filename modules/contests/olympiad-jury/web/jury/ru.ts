import {
  addressed,
  count,
  cutText,
  formatDayAndTime,
  formatNumber,
  formatTime,
  gradeLabel,
  nbsp,
  type When,
} from '@school/texts'

const pointsOf = (hundredths: number) => formatNumber(hundredths / 100)

const shortened = (text: string) => cutText(text, 140, { ellipsis: true })

/** Texts of questions to the jury. */
export const t = {
  ask: 'Вопрос жюри',
  whenOnline: 'Нет связи. Вопросы жюри откроются, когда она появится',
  unheard: (n: number) => count(n, 'новый ответ', 'новых ответа', 'новых ответов'),
  title: 'Вопросы жюри',
  intro: addressed`{Спроси|Спросите}, если непонятно условие. Подсказок жюри не даёт. Время идёт, страница с задачей остаётся открытой.`,
  about: 'О чём вопрос',
  aboutTask: (position: number) => `Задача ${position}`,
  aboutWhole: 'Обо всей работе',
  text: addressed`{Твой|Ваш} вопрос`,
  tooLong: (over: number) =>
    addressed`Слишком длинно: {убери|уберите} ${count(over, 'знак', 'знака', 'знаков')}`,
  empty: addressed`{Напиши|Напишите} вопрос`,
  send: 'Отправить',
  close: 'Закрыть',
  tooMany: 'Десять вопросов уже ждут ответа. Новый можно задать, когда жюри ответит.',
  heard: 'Что уже сказано',
  nothing: 'Пока никто ничего не спрашивал и жюри ничего не объявляло.',
  waits: 'Ждёт ответа',
  answered: 'Жюри ответило',
  announcement: 'Объявление всем',
  ofSchool: 'Сообщение школы',
  at: formatTime,
  mine: addressed`{Твой|Ваш} вопрос:`,
  toastAnswer: addressed`Жюри ответило на {твой|ваш} вопрос`,
  toastAnnouncement: (text: string) => `Объявление жюри: ${shortened(text)}`,
  toastSchool: (text: string) => `Сообщение школы: ${shortened(text)}`,
  open: 'Прочитать',
} as const

/** Texts of the jury’s desk, «вы». */
export const desk = {
  newQuestion: 'Новый вопрос жюри',
  toQuestions: 'Открыть',
  announceTitle: 'Объявить всем',
  announceText: 'Текст объявления',
  announceHint: 'Его сразу увидят все, кто решает: уточнение условия, опечатка, что можно использовать',
  toWhom: 'Кому',
  allGrades: 'всем классам',
  grade: gradeLabel,
  announce: 'Объявить',
  announceAsk: (grade: number | null) =>
    grade === null ? 'Объявить всем, кто решает?' : `Объявить: ${gradeLabel(grade)}?`,
  announceReach: (people: number | null) =>
    people === null
      ? 'Увидят сразу, отменить объявление нельзя.'
      : `Сейчас решают: ${people}. Увидят сразу, отменить объявление нельзя.`,
  announced: 'Объявление отправлено',
  waiting: (n: number) => (n === 0 ? 'Вопросов без ответа нет' : `Ждут ответа: ${n}`),
  noneText: 'Новые вопросы появятся здесь сами: страница спрашивает о них каждые 15 секунд.',
  said: 'Что уже сказано',
  nothingSaid: 'Жюри ещё ничего не отвечало и не объявляло.',
  whole: 'обо всей работе',
  task: (position: number, title: string) => `задача ${position}. ${title}`,
  asked: (at: When) => `спросили ${formatDayAndTime(at)}`,
  saidAt: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  answer: 'Ответ',
  isPublic: 'Ответить всем этого класса',
  publicHint: 'Все увидят ответ; вопроса и имени не увидит никто',
  send: 'Ответить',
  correct: 'Исправить',
  cancel: 'Отмена',
  sent: 'Ответ отправлен',
  private: 'только ученику',
  ofSchool: (name: string) => `своим, ${name}`,
  public: (grade: number | null) => (grade === null ? 'всем' : `всем, ${gradeLabel(grade)}`),
  over: 'Этап закончился: вопросы можно только читать.',

  appealsWaiting: (n: number) => (n === 0 ? 'Апелляций без решения нет' : `Ждут решения: ${n}`),
  appealsNone: 'Новые апелляции появятся здесь.',
  appealsLater: 'Апелляции подают после публикации итогов.',
  toResults: 'К итогам',
  decided: 'Решённые',
  noneDecided: 'Решений по апелляциям пока не было.',
  filed: (at: When) => `подана ${formatDayAndTime(at)}`,
  pointsNow: (points: number, max: number) => `сейчас ${pointsOf(points)}${nbsp}из${nbsp}${pointsOf(max)}`,
  number: (id: number) => `Апелляция №${nbsp}${id}`,
  readAnswer: 'Ответ ученика и разбор',
  points: 'Баллы за задачу',
  pointsHint: (points: number, max: number) =>
    `Оставить ${pointsOf(points)} или поднять, не больше ${pointsOf(max)}`,
  pointsWrong: (points: number, max: number) => `Нужно число от ${pointsOf(points)} до ${pointsOf(max)}`,
  words: 'Решение',
  wordsHint: 'Почему балл поднят или оставлен: ученик прочитает эти слова',
  raise: 'Поднять баллы',
  keep: 'Оставить баллы',
  decidedToast: 'Решение отправлено',
  byReview: 'Ответ проверял человек: решает второй эксперт, по критериям.',
  toReview: 'Открыть ответ',
  firstWasYours: 'Этот ответ вы уже проверяли: апелляцию решает другой эксперт.',
  needsJudge:
    'Этот ответ проверяли все, кто может решить апелляцию. Назначьте ещё одного эксперта: ответ появится в его очереди проверки.',
  toJury: 'Назначить эксперта',
  accepted: (gained: number) => `Удовлетворена: +${pointsOf(gained)}`,
  declined: 'Отклонена',
} as const
