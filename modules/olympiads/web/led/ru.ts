import {
  count,
  formatDay,
  formatDayAndTime,
  formatMinutes,
  formatPercent,
  formatTime,
  gradeLabel,
  nbsp,
  type When,
} from '@school/texts'
import type { Award, LedStageCard, ParticipantState, StageState } from '../../contract/index.ts'
import type { LedTab } from './wanted.ts'

/** Texts for whoever leads an olympiad: a teacher or a methodist, «вы». */
export const t = {
  title: 'Ведение олимпиад',
  lead: 'Этапы и ваши участники: кто записан, кто решает, кто сдал.',
  leadAll: 'Этапы и все участники: кто записан, кто решает, кто сдал.',
  emptyTitle: 'Олимпиад пока нет',
  emptyText: 'Этапы появятся здесь, как только в календаре появится олимпиада.',
  toCalendar: 'Календарь олимпиад',
  aboutOlympiad: 'Страница олимпиады',
  season: (season: string) => `сезон ${season}`,
  stageStates: {
    announced: 'Впереди',
    running: 'Идёт',
    checking: 'Подводятся итоги',
    published: 'Итоги опубликованы',
  } satisfies Record<StageState, string>,
  window: ({ opensAt, closesAt }: Pick<LedStageCard, 'opensAt' | 'closesAt'>) =>
    formatDay(opensAt) === formatDay(closesAt)
      ? `${formatDay(opensAt)}, ${formatTime(opensAt)}–${formatTime(closesAt)}`
      : `${formatDayAndTime(opensAt)} — ${formatDayAndTime(closesAt)}`,
  results: ({ resultsAt, publishedAt }: Pick<LedStageCard, 'resultsAt' | 'publishedAt'>) =>
    publishedAt
      ? `Итоги опубликованы ${formatDayAndTime(publishedAt)}`
      : resultsAt
        ? `Итоги — ${formatDayAndTime(resultsAt)}`
        : 'Свой результат каждый видит сразу',
  registered: 'записаны',
  running: 'решают',
  handedIn: 'сдали',
  judged: 'проверены',
  open: (stage: string, olympiad: string) => `${stage}: ${olympiad}`,

  tabsOf: 'Части страницы',
  tabs: { progress: 'Ход', codes: 'Коды', results: 'Итоги' } satisfies Record<LedTab, string>,
  untilOpen: 'До открытия',
  untilClose: 'До закрытия',
  untilResults: 'До итогов',
  minutesOf: (grades: string, minutes: number) => `${grades} — ${formatMinutes(minutes)}`,
  hardClose: 'закрывается для всех сразу',
  schoolOf: (name: string) => `Участники вашей школы (${name}) и ваших классов`,

  participants: 'Участники',
  search: 'Фамилия или имя',
  find: 'Найти',
  reset: 'Показать всех',
  state: 'Состояние',
  anyState: 'любое',
  grade: 'Класс',
  anyGrade: 'все',
  gradeOf: gradeLabel,
  school: 'Школа',
  anySchool: 'все',
  schoolWith: (name: string, participants: number) => `${name} (${participants})`,
  states: {
    not_started: 'не начал',
    running: 'решает',
    handed_in: 'сдал',
    timed_out: 'время вышло',
  } satisfies Record<ParticipantState, string>,
  nobodyTitle: 'Никто не нашёлся',
  nobodyText: 'Измените поиск или покажите всех.',
  noneTitle: 'Участников пока нет',
  noneText: 'Они появятся здесь, как только запишутся на этап. Код школы раздайте ученикам заранее.',
  noneOpenText: 'Они появятся здесь, как только запишутся на этап.',
  nameColumn: 'Участник',
  stateColumn: 'Состояние',
  answeredColumn: 'Ответы',
  timeColumn: 'Время',
  resultColumn: 'Результат',
  whence: (schoolClass: string | null, school: string | null) =>
    [schoolClass, school].filter(Boolean).join(', '),
  setOf: (grade: number) => `решает за ${gradeLabel(grade)}`,
  answered: (answered: number, tasks: number) => `${answered}${nbsp}из${nbsp}${tasks}`,
  left: (minutes: number) => (minutes < 1 ? 'меньше минуты' : `ещё ${formatMinutes(minutes)}`),
  until: (at: When) => `до ${formatTime(at)}`,
  unlimited: 'без ограничения',
  finishedAt: (at: When) => formatDayAndTime(at),
  percent: formatPercent,
  diploma: (award: Award) => `диплом ${(['I', 'II', 'III'] as const)[award - 1]!} степени`,
  refreshed: 'Список обновляется сам каждые 15 секунд',
  pages: 'Страницы участников',
  found: (n: number) => count(n, 'участник', 'участника', 'участников'),

  awaited: 'Чего ждут итоги',
  window_closes: (at: When) => `Этап закрывается ${formatDayAndTime(at)}`,
}
