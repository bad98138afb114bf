import { asSentence, count, formatNumber, gradeLabel } from '@school/texts'
import type { ProtocolEntry, ProtocolFacts, ProtocolKind } from './protocol.ts'

export const protocolKindWords: Record<ProtocolKind, string> = {
  started: 'Начало работы',
  finished: 'Завершение работы',
  connection_lost: 'Связь потеряна',
  connection_back: 'Связь вернулась',
  page_hidden: 'Страница скрыта',
  time_asked: 'Запрос времени',
  time_declined: 'Отказ во времени',
  time_given: 'Дополнительное время',
  time_taken_back: 'Время отозвано',
  expert_appointed: 'Эксперт назначен',
  expert_dismissed: 'Эксперт отозван',
  marked: 'Оценка жюри',
  returned: 'Ответ возвращён',
  appealed: 'Апелляция подана',
  appeal_decided: 'Решение по апелляции',
  disqualified: 'Снятие с рейтинга',
  restored: 'Возврат в рейтинг',
  published: 'Публикация итогов',
  withdrawn: 'Отзыв итогов',
  regraded: 'Перепроверка задачи',
}

const points = (hundredths: number | null | undefined): string => formatNumber((hundredths ?? 0) / 100)
const minutes = (n: number | null | undefined): string => count(n ?? 0, 'минута', 'минуты', 'минут')
const task = ({ task: title }: ProtocolFacts): string => (title ? `задача «${title}»` : '')
const ordinals = ['первая проверка', 'вторая проверка', 'третья проверка']

const formatSpan = (seconds: number): string =>
  seconds < 60
    ? count(seconds, 'секунду', 'секунды', 'секунд')
    : count(Math.round(seconds / 60), 'минуту', 'минуты', 'минут')

const timeOf = ({ whom, extraMinutes, shiftMinutes }: ProtocolFacts): string[] => [
  whom ?? '',
  extraMinutes ? `на работу: ${minutes(extraMinutes)}` : '',
  shiftMinutes ? `сдвиг окна: ${minutes(shiftMinutes)}` : '',
]

const detailsOf = (kind: ProtocolKind, facts: ProtocolFacts): string[] => {
  switch (kind) {
    case 'finished':
      return [
        facts.reason === 'timeout'
          ? 'время вышло'
          : facts.reason === 'admin'
            ? 'завершено школой'
            : 'работа сдана',
        facts.saved == null ? '' : `сохранено ${count(facts.saved, 'ответ', 'ответа', 'ответов')}`,
      ]
    case 'page_hidden':
      return [`на ${formatSpan(facts.seconds ?? 0)}`, 'подсказка, а не нарушение']
    case 'time_asked':
    case 'time_given':
    case 'time_taken_back':
      return timeOf(facts)
    case 'marked':
      return [
        task(facts),
        ordinals[(facts.ordinal ?? 1) - 1] ?? 'ещё одна проверка',
        `${points(facts.points)} из ${points(facts.maxPoints)}`,
      ]
    case 'appeal_decided':
      return [task(facts), `было ${points(facts.pointsBefore)}, стало ${points(facts.points)}`]
    case 'regraded':
      return [task(facts), `изменено работ: ${facts.attempts ?? 0}`]
    default:
      return [task(facts)]
  }
}

/** What happened, in words: «время вышло, сохранено 4 ответа». Empty when the kind says it all. */
export function protocolWords({ kind, facts }: Pick<ProtocolEntry, 'kind' | 'facts'>): string {
  const details = detailsOf(kind, facts).filter(Boolean).join(', ')
  return [details, facts.words && `${details ? ' ' : ''}${facts.words}`]
    .filter(Boolean)
    .map((part, index, parts) => (index < parts.length - 1 ? asSentence(part as string) : part))
    .join('')
}

/** «№ 957, 7 класс» */
export const protocolParticipant = ({
  participationId,
  gradeIndex,
}: Pick<ProtocolEntry, 'participationId' | 'gradeIndex'>): string | null =>
  participationId === null
    ? null
    : [`№\u00a0${participationId}`, gradeIndex === null ? '' : gradeLabel(gradeIndex)]
        .filter(Boolean)
        .join(', ')
