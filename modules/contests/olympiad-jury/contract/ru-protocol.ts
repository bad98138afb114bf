import { asSentence, count, formatDayAndTime, formatNumber, gradeLabel, quoted } from '@school/texts'
import { type ProtocolFacts, type ProtocolKind, countMinutes, minutesWords } from '@school/olympiads/contract'
import type { ProtocolEntry } from './protocol.ts'

export const protocolKindWords: Record<ProtocolKind, string> = {
  stage_made: 'Этап создан',
  stage_moved: 'Этап перенесён',
  stage_cancelled: 'Этап отменён',
  started: 'Начало работы',
  finished: 'Завершение работы',
  connection_lost: 'Связь потеряна',
  connection_back: 'Связь вернулась',
  page_hidden: 'Страница скрыта',
  packet_made: 'Пакет школы',
  code_used: 'Вход по личному коду',
  code_revoked: 'Личный код отозван',
  school_told: 'Сообщение школы',
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
  regrading_undone: 'Отмена перепроверки',
}

const points = (hundredths: number | null | undefined): string => formatNumber((hundredths ?? 0) / 100)
const task = ({ task: title }: ProtocolFacts): string => (title ? `задача ${quoted(title)}` : '')
const ordinals = ['первая проверка', 'вторая проверка', 'третья проверка']

const formatSpan = (seconds: number): string =>
  seconds < 60
    ? count(seconds, 'секунду', 'секунды', 'секунд')
    : count(Math.round(seconds / 60), 'минуту', 'минуты', 'минут')

const timeOf = ({ whom, extraMinutes, shiftMinutes }: ProtocolFacts): string[] => [
  whom ?? '',
  extraMinutes ? `на работу: ${countMinutes(extraMinutes)}` : '',
  shiftMinutes ? `сдвиг окна: ${countMinutes(shiftMinutes)}` : '',
]

const span = (from: string | null | undefined, to: string | null | undefined): string =>
  from && to ? `${formatDayAndTime(from)}\u00a0— ${formatDayAndTime(to)}` : ''

const was = (before: string): string => (before ? ` (было: ${before})` : '')

/** «проходит: 1 декабря, 10:00 — 22:00 (было: 30 ноября, 10:00 — 22:00)» */
const termsOf = (facts: ProtocolFacts): string[] => [
  facts.opensAt
    ? `проходит: ${span(facts.opensAt, facts.closesAt)}${was(span(facts.opensBefore, facts.closesBefore))}`
    : '',
  facts.resultsAt
    ? `итоги: ${formatDayAndTime(facts.resultsAt)}${was(facts.resultsBefore ? formatDayAndTime(facts.resultsBefore) : '')}`
    : '',
  facts.minutes
    ? `минуты на работу: ${minutesWords(facts.minutes)}${was(minutesWords(facts.minutesBefore))}`
    : '',
]

const detailsOf = (kind: ProtocolKind, facts: ProtocolFacts): string[] => {
  switch (kind) {
    case 'stage_made':
    case 'stage_moved':
      return termsOf(facts)
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
    case 'school_told':
      return [facts.whom ?? '']
    case 'packet_made':
      return [
        facts.whom ?? '',
        facts.codes ? `личных кодов: ${facts.codes}` : '',
        facts.diplomas ? `дипломов и сертификатов: ${facts.diplomas}` : '',
      ]
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
    case 'regrading_undone':
      return [task(facts), `изменено работ: ${facts.attempts ?? 0}`]
    default:
      return [task(facts)]
  }
}

/** Author of an event; a publication without an author happened on schedule. */
export const protocolBy = ({ kind, facts }: Pick<ProtocolEntry, 'kind' | 'facts'>): string | null =>
  facts.by ?? (kind === 'published' ? 'по расписанию' : null)

/** Description of an event: «время вышло, сохранено 4 ответа». Empty when the kind says everything. */
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
