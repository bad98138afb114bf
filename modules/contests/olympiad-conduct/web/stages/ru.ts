import {
  asSentence,
  count,
  formatDay,
  formatDayAndTime,
  formatWeekday,
  gradeLabel,
  nbsp,
  type When,
} from '@school/texts'
import type { StageChange } from '@school/olympiads/contract'
import type { MonitoredStage, Reserve, StageBody } from '../../contract/index.ts'

const dayOf = (at: When) => `${formatWeekday(at)}, ${formatDayAndTime(at)}`

/** Texts of creating and moving stages, for a methodist: «вы». */
export const t = {
  newStage: 'Новый этап',
  newStageOf: (title: string) => `Новый этап: ${title}`,
  lead: 'Этап встанет последним в олимпиаде. Ученики увидят его сразу, а записаться смогут до самого закрытия.',
  what: 'Что за этап',
  kind: 'Вид этапа',
  kinds: {
    trial: 'Пробный тур',
    qualifying: 'Отборочный этап',
    main: 'Основной этап',
    final: 'Финал',
  } satisfies Record<StageBody['kind'], string>,
  name: 'Название',
  nameHint: 'Его увидят ученики.',

  when: 'Когда',
  zone: 'Время московское, как везде в школе.',
  opensOn: 'Откроется: день',
  opensHour: 'Откроется: время',
  closesOn: 'Закроется: день',
  closesHour: 'Закроется: время',
  resultsOn: 'Итоги: день',
  resultsHour: 'Итоги: время',
  preview: (opensAt: When, closesAt: When) =>
    `Этап открыт: ${dayOf(opensAt)}${nbsp}— ${dayOf(closesAt)} по${nbsp}Москве.`,
  hardClose: 'Все заканчивают вместе с этапом: кто начал поздно, получит меньше минут',
  results: 'Когда видны результаты',
  atOnce: 'Каждый видит свой сразу после работы',
  atHour: 'Все вместе, в назначенное время',
  diplomas: 'Вручать дипломы',
  diplomasHint:
    'I, II и III степени\u00a0— лучшим 5, 10 и 15 % участников класса, если набрано не меньше 80, 65 и 50 % баллов.',

  who: 'Кто может войти',
  entry: 'Вход',
  entries: {
    open: 'Для всех',
    code: 'По коду школы',
    by_result: 'По результату предыдущего этапа',
  } satisfies Record<StageBody['entry'], string>,
  before: (title: string, at: When | null) => (at ? `${title}, итоги ${formatDayAndTime(at)}` : title),
  percent: 'Сколько процентов баллов нужно',
  trial: 'Только после пробного тура',

  tasks: 'Что решают',
  tasksHint:
    'У каждого класса\u00a0— свой набор из запаса. Набор, который взял этап, больше никто не возьмёт; если этап отменить, набор вернётся в запас.',
  set: (grade: number) => `${gradeLabel(grade)}: набор`,
  noSet: 'Не участвует',
  reserve: ({ title, tasksCount, takenBy }: Reserve) =>
    takenBy
      ? `${title}\u00a0— занят: ${takenBy}`
      : `${title}\u00a0— ${count(tasksCount, 'задача', 'задачи', 'задач')}`,
  noReserve: (grade: number) => `${gradeLabel(grade)}: в запасе нет наборов.`,
  minutes: (grade: number) => `${gradeLabel(grade)}: минут на работу`,
  emptyTitle: 'Свободных наборов нет',
  emptyText:
    'Этап собирают из запасных наборов задач, а в этой олимпиаде все они заняты или их ещё не написали. Новые наборы добавляют авторы вместе с материалами школы.',
  make: 'Создать этап',
  made: (title: string) => `Этап создан: ${title}`,

  move: 'Перенести',
  moveTitle: (title: string) => `Перенести: ${title}`,
  allowed: {
    all: 'Этап ещё не открылся: можно изменить всё его время.',
    end: 'Этап идёт: закрытие и итоги можно только отложить. Кто решает сейчас, ничего не потеряет.',
    results: 'Этап закрыт: можно только отложить итоги.',
  } satisfies Record<NonNullable<MonitoredStage['movable']>, string>,
  recipients: (n: number) =>
    n === 0
      ? 'Пока никто не записался. Причину увидят на странице олимпиады.'
      : `${count(n, 'участник получит', 'участника получат', 'участников получат')} письмо с новым временем и причиной; она будет и на странице олимпиады.`,
  reason: 'Причина',
  reasonHint: 'Её прочитают участники, она останется в протоколе.',
  moved: 'Этап перенесён',

  cancel: 'Отменить этап',
  cancelTitle: (title: string) => `Отменить: ${title}`,
  cancelText: (n: number) =>
    n === 0
      ? 'Никто ещё не записался: этап исчезнет со страницы олимпиады, его наборы вернутся в запас. Вернуть этап нельзя, можно создать новый.'
      : `${count(n, 'участник получит', 'участника получат', 'участников получат')} письмо с причиной, на странице олимпиады этап будет отмечен как отменённый. Его наборы вернутся в запас. Вернуть этап нельзя, можно создать новый.`,
  cancelled: 'Этап отменён',

  changed: ({ kind, reason, at }: StageChange) =>
    `${kind === 'moved' ? 'Перенесён' : 'Отменён'} ${formatDay(at)}. Причина: ${asSentence(reason)}`,
}
