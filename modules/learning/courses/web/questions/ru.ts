import { addressed, count, formatClock, formatDayAndTime, gradeLabel, type When } from '@school/texts'

const about = (task: { position: number; title: string } | null, atSeconds: number | null) =>
  task
    ? `задача\u00a0${task.position}. ${task.title}`
    : atSeconds === null
      ? 'обо всём уроке'
      : `видео, ${formatClock(atSeconds)}`

/** Texts of questions about a lesson, as a pupil reads them. */
export const t = {
  title: 'Вопросы по уроку',
  common: 'Частые вопросы',
  own: addressed`{Твои|Ваши} вопросы`,
  lead: addressed`Что-то осталось непонятным? {Спроси|Спросите} учителя: ответ появится здесь.`,
  ask: 'Задать вопрос',
  about: 'О чём вопрос',
  aboutLesson: 'Обо всём уроке',
  aboutFilm: (seconds: number) => `О моменте ${formatClock(seconds)} в\u00a0видео`,
  aboutTask: (number: number) => `Задача ${number}`,
  text: addressed`{Твой|Ваш} вопрос`,
  send: 'Отправить',
  cancel: 'Отмена',
  sent: 'Вопрос отправлен',
  tooMany: 'Десять вопросов уже ждут ответа. Новый можно задать, когда на один из них ответят.',
  waits: 'Ждёт ответа',
  answered: 'Есть ответ',
  isNew: 'Новый ответ',
  place: about,
  saidAt: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  whenOnline: 'Нет связи. Задать вопрос можно, когда она появится',
}

/** Texts for those who answer, «вы». */
export const desk = {
  title: 'Вопросы по урокам',
  lead: 'Ученики спрашивают об уроке, задаче или моменте видео. Ответ увидит только тот, кто спросил.',
  tabs: 'Какие вопросы показать',
  tab: { waiting: 'Ждут ответа', answered: 'Отвеченные' },
  noneWaiting: {
    title: 'Все вопросы с\u00a0ответами',
    text: 'Когда ученик спросит об уроке, его вопрос появится здесь, а\u00a0число\u00a0— в\u00a0меню.',
  },
  noneAnswered: {
    title: 'Ответов пока нет',
    text: 'Здесь останутся ваши ответы: их можно перечитать и\u00a0исправить.',
  },
  toWaiting: 'К\u00a0вопросам без ответа',
  place: about,
  pupil: (className: string | null, gradeIndex: number | null) =>
    className ?? (gradeIndex === null ? null : gradeLabel(gradeIndex)),
  asked: (at: When) => `вопрос ${formatDayAndTime(at)}`,
  answeredAt: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  openLesson: 'Открыть урок',
  answer: 'Ответ',
  send: 'Ответить',
  correct: 'Исправить ответ',
  cancel: 'Отмена',
  sent: 'Ответ отправлен',
  publish: 'В частые вопросы',
  republish: 'Изменить частый вопрос',
  published: 'Вопрос виден всем в\u00a0уроке',
  hide: 'Убрать из частых',
  hidden: 'Вопрос убран из частых',
  isCommon: 'Частый вопрос',
  publishTitle: 'Показать всем в\u00a0уроке',
  publishNote: 'Имени ученика никто не увидит. Проверьте, что и\u00a0слова его не выдают.',
  commonQuestion: 'Вопрос для всех',
  commonAnswer: 'Ответ для всех',
  show: 'Показать',
  count: (n: number) => count(n, 'вопрос', 'вопроса', 'вопросов'),
}
