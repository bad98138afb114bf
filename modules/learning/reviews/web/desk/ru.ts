import type { ReturnBar } from '../../contract/index.ts'
import {
  count,
  formatDay,
  formatDayAndTime,
  formatNumber,
  formatShortWeekday,
  gradeLabel,
  nbsp,
} from '@school/texts'

const pointsText = (hundredths: number): string => formatNumber(hundredths / 100)
const answers = (n: number) => count(n, 'ответ', 'ответа', 'ответов')

/** Texts of checking, for reviewers: «вы». */
export const t = {
  pointsOf: (points: number, maxPoints: number) => `${pointsText(points)} из${nbsp}${pointsText(maxPoints)}`,

  queue: 'Ответы на проверку',
  queueCount: (n: number) => (n === 0 ? 'Всё проверено' : answers(n)),
  grade: (index: number | null) => (index === null ? '' : gradeLabel(index)),
  tryNumber: (n: number) => `попытка ${n}`,
  takenByMe: 'Открыто у вас',
  takenBy: (name: string) => `Проверяет ${name}`,
  asked: (at: string) => `прислано ${formatDayAndTime(at)}`,
  due: (at: string) => `проверить до${nbsp}${formatShortWeekday(at)}, ${formatDay(at)}`,
  overdue: (at: string) => `обещано до${nbsp}${formatShortWeekday(at)}, ${formatDay(at)}`,
  appealChip: 'Апелляция',
  appealTitle: 'Апелляция: посмотрите заново',
  appealText:
    'Этот ответ уже проверил другой эксперт. Его баллы и слова скрыты, чтобы взгляд был свежим. Останется лучшая из двух оценок; комментарий ученик прочитает как решение.',
  appealWords: 'Что пишет ученик',
  appealComment: 'Решение по апелляции',
  appealCommentHint: 'Почему балл поднят или оставлен. Без этих слов решения нет',
  kinds: { file: 'файлы', essay: 'текст' } as Record<string, string>,
  returnedChip: 'на доработке',

  answer: 'Ответ ученика',
  task: 'Условие задачи',
  model: 'Образец решения',
  criteria: 'Критерии',
  earlier: 'Прошлые попытки',
  criterion: (id: string, title: string, maxPoints: number) =>
    `${id}. ${title}, до${nbsp}${count(maxPoints, 'балла', 'баллов', 'баллов')}`,
  howTo:
    'Баллы ставят и клавиши 0–9: по очереди каждому критерию. Стрелки меняют балл, Alt с\u00a0цифрой\u00a0— ваши прежние слова, Ctrl+Enter\u00a0— проверено.',
  saidBefore: 'Вы уже писали об этой задаче',
  reviewSame: (others: number) => `Оценить и ещё ${count(others, 'такой же', 'таких же', 'таких же')}`,
  reviewSameTitle: (pupils: number) =>
    `Поставить ${count(pupils, 'ученику', 'ученикам', 'ученикам')} одну оценку?`,
  reviewSameText:
    'Слово в слово такой же ответ прислали и другие. Каждый получит эти баллы и этот комментарий. Потом любую оценку можно исправить отдельно.',
  reviewSameAgree: 'Поставить всем',
  description: 'За что сколько',
  total: (points: number, maxPoints: number) =>
    `Итого ${pointsText(points)} из${nbsp}${pointsText(maxPoints)}`,
  savedPoints: (points: number, maxPoints: number) =>
    `Сейчас сохранено: ${pointsText(points)} из${nbsp}${pointsText(maxPoints)}`,
  notAll: 'Поставьте баллы по каждому критерию.',
  pinSilent: 'У\u00a0метки на\u00a0листе нет слов: напишите их или уберите метку.',
  restored: 'Восстановлено то, что вы\u00a0начали и\u00a0не\u00a0отправили.',
  startOver: 'Начать заново',
  comment: 'Комментарий ученику',
  commentHint: 'Что получилось и что исправить',
  review: 'Проверено',
  reviewNext: 'Проверено, к следующему',
  correct: 'Исправить оценку',
  giveBack: 'Вернуть на доработку',
  giveBackTitle: 'Вернуть на доработку?',
  giveBackText: 'Ученик исправит ответ и пришлёт снова. Эта попытка не засчитывается, баллы не ставятся.',
  giveBackNeedsWords: 'Напишите в комментарии, что улучшить.',
  returnBars: {
    rated: 'Вернуть на доработку нельзя: в этой работе у всех одна попытка.',
    over: 'Вернуть на доработку нельзя: срок прошёл. Если продлить его ученику, ответ можно будет вернуть.',
    finished: 'Вернуть на доработку нельзя: работа уже завершена.',
  } satisfies Record<ReturnBar, string>,
  understood: 'Понятно',
  takenTitle: (name: string) => `Этот ответ сейчас проверяет ${name}`,
  takenText:
    'Можно посмотреть, но оценку поставит коллега. Если страницу закроют, ответ освободится через 15 минут.',
  ownMark: (points: number, maxPoints: number, at: string) =>
    `Вы поставили ${pointsText(points)} из${nbsp}${pointsText(maxPoints)}, ${formatDayAndTime(at)}.`,
  ownMarkNext:
    'Ваша оценка записана в протокол жюри, и её уже не изменить. Теперь этот ответ независимо оценит другой эксперт, а если оценки сильно разойдутся, решит третий. Общий балл появится здесь, когда жюри закончит.',
  isJudged: (points: number, maxPoints: number, at: string) =>
    `Жюри оценило этот ответ: ${pointsText(points)} из${nbsp}${pointsText(maxPoints)}, ${formatDayAndTime(at)}.`,
  onlyByAppeal: 'Пересмотреть оценку может только апелляция.',
  isReturned: 'Ответ возвращён ученику на доработку',
  isDecided: (at: string) => `Проверено ${formatDayAndTime(at)}. После апелляции оценка не меняется.`,
  isReviewed: (at: string) => `Проверено ${formatDayAndTime(at)}. Оценку можно исправить.`,

  photosClosed: (n: number) =>
    `${count(n, 'лист', 'листа', 'листов')} решения: родители не разрешили показывать фотографии`,
  photosClosedText:
    'Разрешение даёт родитель в своём кабинете, в разделе согласий: после этого листы откроются здесь сами. Пока можно попросить набрать решение текстом или проверить его на бумаге.',
  photos: 'Листы решения',
  photo: (number: number, total: number) => `Лист ${number} из ${total}`,
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
  rotate: 'Повернуть',
  openFile: 'Открыть отдельно',
  previousPhoto: 'Предыдущий лист',
  nextPhoto: 'Следующий лист',
} as const
