import { addressed, count, formatDate, formatPercent, type When } from '@school/texts'

export const t = {
  ask: 'Как урок?',
  opinions: { clear: 'Понятно', partly: 'Так себе', unclear: 'Непонятно' },
  words: 'Что было непонятно или понравилось?',
  wordsHint: addressed`Можно не писать. Методисты прочитают слова без {твоего|вашего} имени.`,
  send: 'Отправить слова',
  thanks: addressed`Спасибо! Ответ можно изменить, когда {захочешь|захотите}.`,
  sent: 'Слова отправлены',
}

/** Texts for methodists, «вы». */
export const sums = {
  title: 'Как понимают уроки',
  lead: 'Что ученики отвечают в\u00a0конце урока. Кто так ответил, не видно никому.',
  caption: 'Мнения об уроках',
  lesson: 'Урок',
  course: (title: string, position: number) => `${title}, урок ${position}`,
  byCourse: 'Курс',
  clear: 'Понятно',
  partly: 'Так себе',
  unclear: 'Непонятно',
  unclearShare: (unclear: number, total: number) => `${unclear} (${formatPercent(unclear / total)})`,
  total: 'Ответов',
  words: 'Слова',
  wordsOf: (n: number) => count(n, 'отзыв', 'отзыва', 'отзывов'),
  readWords: (lesson: string) => `Отзывы об уроке «${lesson}»`,
  openLesson: 'Открыть урок',
  none: 'Мнений пока нет',
  noneText: 'Они появятся, когда ученики пройдут уроки и\u00a0ответят на\u00a0вопрос «Как урок?».',
  at: (at: When) => formatDate(at),
}
