import { addressed, count, formatDate, formatPercent, quoted, type When } from '@school/texts'

export const t = {
  ask: 'Как урок?',
  opinions: { clear: 'Понятно', partly: 'Так себе', unclear: 'Непонятно' },
  words: 'Что было непонятно или понравилось?',
  wordsHint: 'Можно не писать. Методисты прочитают отзыв, но не узнают, чей он.',
  send: 'Отправить отзыв',
  thanks: addressed`Спасибо! Ответ можно изменить, когда {захочешь|захотите}.`,
  sent: 'Отзыв отправлен',
}

/** Texts for methodists, «вы». */
export const sums = {
  title: 'Как понимают уроки',
  lead: 'Что ученики отвечают в\u00a0конце урока. Чей это ответ, не видит никто.',
  caption: 'Мнения об уроках',
  lesson: 'Урок',
  course: (title: string, position: number) => `${title}, урок ${position}`,
  clear: 'Понятно',
  partly: 'Так себе',
  unclear: 'Непонятно',
  unclearShare: (unclear: number, total: number) =>
    `${unclear} (${formatPercent(Math.round((100 * unclear) / total))})`,
  total: 'Ответов',
  words: 'Отзывы',
  wordsOf: (n: number) => count(n, 'отзыв', 'отзыва', 'отзывов'),
  readWords: (lesson: string) => `Отзывы об уроке ${quoted(lesson)}`,
  openLesson: 'Открыть урок',
  none: 'Мнений пока нет',
  noneText: 'Они появятся, когда ученики пройдут уроки и\u00a0ответят на\u00a0вопрос «Как урок?».',
  at: (at: When) => formatDate(at),
}
