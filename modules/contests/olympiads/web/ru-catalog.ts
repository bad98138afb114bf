import { addressed, count, formatDayAndTime, gradeLabel, nbsp } from '@school/texts'
import type { OlympiadCard, OlympiadState } from '../contract/index.ts'

const participantsOf = (n: number) => count(n, 'участник', 'участника', 'участников')

/** Texts of the catalogue, which guests open first: nothing else is loaded for it. */
export const catalogWords = {
  catalogTitle: 'Олимпиады',
  catalogLead: 'Календарь сезона: что идёт сейчас, что впереди и чем закончилось.',
  grades: 'Класс',
  allGrades: 'Все классы',
  disciplines: 'Предмет',
  allDisciplines: 'Все предметы',
  grade: gradeLabel,
  nothingTitle: 'Таких олимпиад пока нет',
  nothingText: addressed`{Выбери|Выберите} другой класс или предмет: впереди ещё целый сезон.`,
  showAll: 'Показать все',
  states: {
    soon: 'Скоро',
    running: 'Идёт',
    between: 'Перерыв между этапами',
    checking: 'Подводим итоги',
    finished: 'Завершена',
  } satisfies Record<OlympiadState, string>,
  mine: addressed`{Ты|Вы} {участвуешь|участвуете}`,
  participants: (n: number) => (n === 0 ? 'участников пока нет' : participantsOf(n)),
  when: ({ title, state, opensAt, closesAt, resultsAt, withdrawnBecause }: OlympiadCard['stage']): string =>
    ({
      announced: `${title}\u00a0— с${nbsp}${formatDayAndTime(opensAt)}`,
      running: `${title}\u00a0— до${nbsp}${formatDayAndTime(closesAt)}`,
      checking: withdrawnBecause
        ? 'Итоги пересматривают'
        : resultsAt
          ? `Итоги\u00a0— ${formatDayAndTime(resultsAt)}`
          : `${title} завершён`,
      published: 'Итоги и разборы открыты',
      cancelled: `${title} отменён`,
    })[state],
}
