import type { AppealState } from '@school/reviews/contract'
import { count, formatDayAndTime, formatNumber, nbsp, outOf, type When } from '@school/texts'
import { degreeOf } from '@school/olympiads/web'
import type { ReadinessItem, SchoolAppeal, SheetRow, StageClass } from '../../contract/index.ts'
import { journalStateWords } from '../../contract/ru-journal.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** Texts of the tools of a school in a stage: «вы». */
export const t = {
  messages: 'Сообщения своим',
  messagesLead:
    'Ученики вашей школы, которые сейчас решают, увидят сообщение прямо в\u00a0работе. Его прочитает и\u00a0жюри.',
  writeMessage: 'Написать своим',
  messageTitle: 'Сообщение тем, кто решает',
  reach: (n: number) =>
    `Сейчас решают${nbsp}— ${pupils(n)}. Увидят в\u00a0течение минуты, отозвать сообщение нельзя.`,
  noHints:
    'Пишите о\u00a0связи, времени и\u00a0кабинете. Объяснять условия нельзя: сообщение остаётся в\u00a0протоколе этапа.',
  toWhom: 'Кому',
  allGrades: 'всем классам',
  text: 'Сообщение',
  textHint: 'Например: связь вернулась, работайте дальше, время вам добавят.',
  send: 'Отправить',
  messageSent: 'Сообщение отправлено',
  saidAt: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  allMessages: (n: number) => `Показать все: ${n}`,

  pages: 'Страницы списка',
  at: formatDayAndTime,
  className: 'Класс',
  classOf: ({ className, gradeIndex }: Pick<SheetRow, 'className' | 'gradeIndex'>) =>
    Number.parseInt(className, 10) === gradeIndex
      ? className
      : `${className}, задания ${gradeIndex}${nbsp}класса`,
  state: 'Состояние',
  school: 'Школа',
  schoolIn: (name: string, city: string) => [name, city].filter(Boolean).join(', '),

  appeals: 'Апелляции',
  appealsLead: 'Апелляции учеников вашей школы. Решает жюри, ответ ученик читает сам.',
  appealsOfSchoolsLead: 'Сколько учеников ваших школ подали апелляции и\u00a0что решило жюри.',
  noAppeals: 'Апелляций нет',
  noAppealsText: 'Ученики подают их сами, со\u00a0страницы своего решения.',
  appealsLater: 'Апелляции подают после публикации итогов.',
  appeal: 'Апелляция',
  appealNumber: (id: number) => `№${nbsp}${id}`,
  task: 'Задача',
  taskOf: ({ position, title }: SchoolAppeal['task']) => `${position}. ${title}`,
  filed: 'Подана',
  decision: 'Решение жюри',
  fate: (state: AppealState, gained: number) =>
    state === 'open'
      ? 'ждёт решения'
      : state === 'declined'
        ? 'отклонена'
        : `удовлетворена: +${formatNumber(gained / 100)}`,
  appealFigures: { open: 'Ждут решения', accepted: 'Удовлетворены', declined: 'Отклонены' },

  sheet: 'Протокол для\u00a0подписи',
  preliminarySheet: 'Протокол для\u00a0подписи, предварительно',
  sheetLead:
    'Участники вашей школы с\u00a0баллами и\u00a0местами. На\u00a0листе есть строки для\u00a0подписей.',
  preliminaryLead:
    'Пока итоги не\u00a0опубликованы, в\u00a0протоколе только список участников: баллы и\u00a0места появятся вместе с\u00a0итогами.',
  noParticipants: 'Участников пока нет',
  noParticipantsText: 'Протокол соберётся, когда в\u00a0этап запишутся ученики вашей школы.',
  print: 'Скачать PDF для\u00a0подписи',
  diplomas: 'Дипломы учеников',
  participant: 'Участник',
  participantNumber: (id: number) => `Участник №${nbsp}${id}`,
  states: journalStateWords,
  points: 'Баллы',
  pointsOf: ({ points, maxPoints }: NonNullable<SheetRow['result']>) =>
    `${formatNumber(points / 100)} из${nbsp}${formatNumber(maxPoints / 100)}`,
  place: 'Место',
  placeOf: ({ place, participants }: NonNullable<SheetRow['place']>) => outOf(place, participants),
  award: 'Диплом',
  degree: degreeOf,
  outOfRating: 'вне рейтинга',

  readiness: (done: number, all: number) =>
    done === all ? 'Школа готова к\u00a0этапу' : `Подготовка: ${outOf(done, all)}`,
  items: {
    classrooms: 'Кабинеты',
    computers: 'Компьютеры',
    technician: 'Технический специалист',
    memo: 'Памятка и\u00a0листочки',
  } satisfies Record<ReadinessItem, string>,
  itemHints: {
    classrooms: 'У\u00a0каждого ученика есть место',
    computers: 'Сайт открывается, звук и\u00a0связь проверены',
    technician: 'Кто поможет, если пропадёт связь',
    memo: 'Распечатаны и\u00a0розданы наблюдателям',
  } satisfies Record<ReadinessItem, string>,
  tickedBy: (name: string | null, at: When) =>
    `Готово: ${[name, formatDayAndTime(at)].filter(Boolean).join(', ')}`,
  roomOf: ({ gradeIndex, letter }: Pick<StageClass, 'gradeIndex' | 'letter'>) =>
    `Кабинет и\u00a0наблюдатель: ${gradeIndex}${letter}`,
  room: 'Кабинет',
  roomHint: 'Напечатаем на\u00a0листочках и\u00a0в\u00a0памятке. Например: 12, второй этаж',
  supervisor: 'Наблюдатель',
  otherSupervisor: 'другой человек',
  supervisorName: 'Кто наблюдает',
  supervisorHint: 'Фамилия, имя и\u00a0отчество. Можно оставить пустым',
  save: 'Сохранить',
  roomSaved: 'Кабинет сохранён',
}
