import { count, formatDayAndTime, formatNumber, plural } from '@school/texts'
import type { Regrading, RegradingEffects } from '../contract/index.ts'

const answers = (n: number) => count(n, 'ответ', 'ответа', 'ответов')
const degrees = ['нет', 'I', 'II', 'III']
const none = '—'

/** Texts of regradings, for methodists: «вы». */
export const t = {
  title: 'Перепроверки',
  lead: 'Когда в задаче исправляют ключ, ответы судят заново. Если от них зависят места и дипломы или изменилось само условие, решаете вы.',
  emptyTitle: 'Перепроверок ещё не было',
  emptyText: 'Они появятся, когда в содержании исправят ключ задачи, на которую уже отвечали.',
  toWorks: 'К ходу работ',
  pages: 'Страницы перепроверок',
  states: {
    held: 'Ждёт решения',
    waiting: 'Идёт перепроверка',
    done: 'Перепроверено',
    refused: 'Отклонено',
    replaced: 'Ключ изменён ещё раз',
  } satisfies Record<Regrading['state'], string>,
  undoing: 'Идёт отмена',
  undone: 'Отменено',
  givenBack: 'Вердикты возвращены',
  undoTitle: (title: string) => `Отмена: ${title}`,
  heldFor: {
    results: 'По этой задаче уже есть баллы в олимпиаде: от ответов зависят места и дипломы.',
    question:
      'Вместе с ключом изменилось условие: прежние ответы могли быть ответами на другой вопрос. Если вопрос по смыслу тот же, подтвердите.',
  } satisfies Record<NonNullable<Regrading['heldFor']>, string>,
  changedAt: (at: string) => `Ключ изменён ${formatDayAndTime(at)}`,
  undoneAsked: (at: string) => `Отмена запрошена ${formatDayAndTime(at)}`,
  decided: ({ state, decidedBy, decidedAt, undoes }: Regrading) =>
    decidedAt &&
    `${undoes ? 'Запрошена' : state === 'refused' ? 'Отклонено' : 'Подтверждено'} ${formatDayAndTime(decidedAt)}${decidedBy ? `, ${decidedBy}` : ''}`,
  done: ({ answersChanged, attemptsChanged }: Regrading) =>
    answersChanged === 0
      ? 'Ни один вердикт не изменился'
      : `${plural(answersChanged, 'Изменился', 'Изменились', 'Изменились')} ${answers(answersChanged)} в ${count(attemptsChanged, 'работе', 'работах', 'работах')}`,
  preview: 'Задача и ключ',
  show: 'Кого это изменит',
  effects: 'Что изменится',
  effectsOfUndo: 'Что изменит отмена',
  empty: 'Ни один вердикт не изменится.',
  summary: ({ answersChanged, attemptsChanged, peopleTotal, awardsChanged }: RegradingEffects) =>
    [
      `${plural(answersChanged, 'Изменится', 'Изменятся', 'Изменятся')} ${answers(answersChanged)} в ${count(attemptsChanged, 'работе', 'работах', 'работах')}.`,
      peopleTotal === 0
        ? 'Баллов и мест это не меняет.'
        : `Баллы или место ${plural(peopleTotal, 'станут другими', 'станут другими', 'станут другими')} у ${count(peopleTotal, 'участника', 'участников', 'участников')}, ${awardsChanged === 0 ? 'дипломы останутся прежними' : `диплом\u00a0— у ${count(awardsChanged, 'участника', 'участников', 'участников')}`}.`,
    ].join(' '),
  hidden: 'Итоги ещё не опубликованы, поэтому вместо имён\u00a0— номера работ.',
  first: (shown: number, total: number) =>
    `Показаны первые ${formatNumber(shown)} из ${formatNumber(total)}. Остальные\u00a0— в сохранённой таблице.`,
  more: (n: number) => `Показать ещё ${formatNumber(n)}`,
  numberOf: (number: number) => `Работа №\u00a0${number}`,
  nameColumn: 'Участник',
  pointsColumn: 'Баллы',
  placeColumn: 'Место',
  awardColumn: 'Диплом',
  points: (hundredths: number) => formatNumber(hundredths / 100),
  place: (place: number | null) => (place === null ? none : String(place)),
  award: (degree: number | null) => degrees[degree ?? 0]!,
  was: 'было ',
  became: ', станет ',
  failed: 'Не получилось посчитать, кого это изменит.',
  confirm: 'Перепроверить всех',
  confirmTitle: 'Перепроверить ответы всех?',
  confirmText:
    'Перепроверка начнётся в течение минуты, её ход виден на этой странице: тысяча ответов — примерно полминуты. Места в работе изменятся у всех сразу, дипломы опубликованных этапов выпустят заново. Степень и опыт ни у кого не отнимут. Потом перепроверку можно отменить.',
  refuse: 'Оставить как есть',
  refuseTitle: 'Оставить прежние вердикты?',
  refuseText:
    'Баллы, места и дипломы не изменятся. Передумать отсюда будет нельзя: перепроверку сможет запустить только администратор сервера, командой.',
  undo: 'Отменить перепроверку',
  undoText:
    'Ответы начнут получать прежние вердикты в течение минуты, ход виден на этой странице: вернутся баллы, места и степени, которые были до перепроверки, лишние дипломы отзовут. То, что после неё решено по апелляциям, и начисленный опыт останутся. Ключ в содержании это не меняет.',
  undoAsk: 'Вернуть, как было?',
  agreeUndo: 'Вернуть, как было',
  cancelUndo: 'Не отменять',
  progress: (seen: number, total: number) =>
    seen === 0 ? 'Начнётся в течение минуты' : `Проверено ${formatNumber(seen)} из ${formatNumber(total)}`,
  confirmed: 'Перепроверка начнётся в течение минуты: ход виден здесь',
  refused: 'Вердикты остались прежними',
  undoStarted: 'Прежние вердикты начнут возвращаться в течение минуты: ход виден здесь',
}
