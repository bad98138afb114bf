import { formatDayAndTime, formatNumber, nbsp, type When } from '@school/texts'

const of = (points: number, max: number) =>
  `${formatNumber(points / 100)}${nbsp}из${nbsp}${formatNumber(max / 100)}`

/** Texts about experts, for methodists, «вы». */
export const jury = {
  experts: 'Эксперты',
  lead: 'Развёрнутые ответы оценивают методисты и эксперты этапа: двое, не зная ни имени, ни школы, ни оценки другого. Если оценки расходятся сильнее, чем разрешает этап, решает третий. Ответы учеников своих классов никому не показываются.',
  noExperts: 'Экспертов пока нет: ответы оценивают методисты.',
  appointTitle: 'Назначить эксперта',
  email: 'Почта',
  emailHint: 'С ней взрослый входит на сайт',
  appoint: 'Назначить',
  appointed: 'Эксперт назначен: ответы появятся в его проверке',
  name: 'Эксперт',
  appointedColumn: 'Кто и когда назначил',
  dismissedColumn: 'Кто и когда освободил',
  dismiss: 'Освободить',
  dismissName: (name: string) => `Освободить: ${name}`,
  dismissText: 'Новых ответов этого этапа эксперт не увидит. Уже поставленные оценки останутся.',
  dismissed: 'Эксперт освобождён',
  by: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),

  marks: 'Оценки жюри',
  marksNote:
    'Каждая оценка записана отдельно, изменить или стереть её нельзя. Пока жюри не решило, баллы скрыты и от вас.',
  noMarks: 'Жюри ещё ничего не оценивало.',
  answerColumn: 'Ответ',
  taskColumn: 'Задача',
  byColumn: 'Кто и когда оценил',
  pointsColumn: 'Оценка',
  finalColumn: 'Итог',
  wordsColumn: 'Слова',
  number: (id: number) => `№${nbsp}${id}`,
  points: (points: number | null, max: number) => (points === null ? 'скрыта' : of(points, max)),
  finalPoints: (points: number | null, max: number) => (points === null ? 'жюри решает' : of(points, max)),
}
