import { addressed, factsOf, formatNearDay, nbsp, plural, quoted } from '@school/texts'
import type { DismissalReason, MistakeState } from '../contract/index.ts'

/** Texts for younger pupils avoid the word «ошибка» and suggest thinking a task over once more. */
export const t = {
  title: (isGentle: boolean) => (isGentle ? 'Подумай ещё раз' : 'Путь ошибки'),
  lead: (isGentle: boolean) =>
    isGentle
      ? 'Здесь задачи, которые пока не получились. Похожая вернётся завтра, потом через 3 дня и через 10 дней\u00a0— и получится.'
      : addressed`Что не получилось, вернётся похожей задачей через 1, 3 и 10 дней. {Реши|Решите} её три раза\u00a0— и ошибка закрыта.`,
  closedLabel: (n: number, isGentle: boolean) =>
    isGentle
      ? `${plural(n, 'задача теперь получается', 'задачи теперь получаются', 'задач теперь получается')}`
      : `${plural(n, 'ошибка закрыта', 'ошибки закрыты', 'ошибок закрыто')}`,
  tabs: 'Какие задачи показать',
  tab: { open: 'На пути', closed: 'Позади' },
  pages: 'Страницы задач',
  todayTitle: (n: number) => `Ждут сегодня: ${n}`,
  laterTitle: 'Вернутся позже',
  step: (step: number, of: number) => `Шаг ${step} из${nbsp}${of}`,
  today: 'Сегодня',
  returns: (day: string, now: Date, zone: string) => `Вернётся ${formatNearDay(day, now, zone)}`,
  missed: (at: string, now: Date, zone: string) => formatNearDay(at, now, zone),
  state: { open: '', closed: 'Закрыта', dismissed: 'Убрана' } satisfies Record<MistakeState, string>,
  closedRegraded: 'Ответ был верным: в задаче исправлен ключ',
  dismissed: {
    known: 'Убрана: это уже знакомо',
    not_mine: 'Убрана: не та тема',
    later: 'Отложена',
  } satisfies Record<DismissalReason, string>,

  emptyOpenTitle: (isGentle: boolean) => (isGentle ? 'Всё получилось' : 'Путь чист'),
  emptyOpen: (isGentle: boolean) =>
    isGentle
      ? 'Здесь появится задача, над которой стоит подумать ещё раз.'
      : addressed`Когда ответ окажется неверным, задача появится здесь и вернётся, пока не получится. {Решай|Решайте} спокойно: ошибки учат.`,
  emptyClosedTitle: 'Здесь пока пусто',
  emptyClosed: 'Сюда уходит задача, похожая на которую решена три раза подряд.',
  toTrainer: 'К тренажёру навыков',

  asked: 'Что было',
  answer: addressed`{Твой|Ваш} ответ`,
  gaveUp: 'Ответа не было: задача открыта с разбором.',
  gone: 'Этой задачи в работе больше нет, но похожая вернётся.',
  madeIn: 'Где это было:',
  theory: 'Теория',
  theoryLead: addressed`Прежде чем пробовать снова, {загляни|загляните} в тему.`,
  lesson: (title: string) => `Урок ${quoted(title)}`,
  notes: 'Конспект',

  twin: 'Похожая задача',
  twinLead: addressed`Одна попытка: без подсказки она засчитается. {Подумай|Подумайте} не спеша.`,
  tryAgain: 'Попробовать снова',
  waits: (day: string, now: Date, zone: string) =>
    `Похожая задача вернётся ${formatNearDay(day, now, zone)}: так она запомнится надолго.`,
  isClosed: (isGentle: boolean) => (isGentle ? 'Получилось!' : 'Ошибка закрыта!'),
  isClosedText: (isGentle: boolean) =>
    isGentle ? 'Теперь эта задача не страшна.' : 'Три раза подряд верно: теперь это не забудется.',
  right: (days: number) => `Верно! Вернётся через ${days}${nbsp}${plural(days, 'день', 'дня', 'дней')}.`,
  helped: (days: number) =>
    `С подсказкой или не до конца\u00a0— почти. Вернётся через ${days}${nbsp}${plural(days, 'день', 'дня', 'дней')}.`,
  wrong: (isGentle: boolean) =>
    isGentle
      ? 'Почти! Завтра попробуем ещё разок.'
      : 'Пока не получилось. Вернётся завтра\u00a0— и путь начнётся сначала.',
  toList: (isGentle: boolean) => (isGentle ? 'К задачам' : 'К пути ошибки'),

  dismiss: 'Не хочу',
  dismissTitle: 'Почему?',
  reasons: {
    known: 'Уже знаю',
    not_mine: 'Не моя тема',
    later: 'Позже: через неделю',
  } satisfies Record<DismissalReason, string>,
  restore: 'Вернуть на путь',

  dashboard: (closed: number, today: number, isGentle: boolean) =>
    factsOf(
      closed > 0 && (isGentle ? `Получилось со второго раза: ${closed}` : `Закрыто ошибок: ${closed}`),
      today > 0 && `${closed > 0 ? 'ждут' : isGentle ? 'Задачи ждут' : 'Ошибки ждут'} сегодня: ${today}`,
    ),
}
