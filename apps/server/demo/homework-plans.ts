/** Homeworks of the demo teacher: days are counted from now, the past is negative. */
export interface HomeworkPlan {
  key: string
  title: string
  intro: string
  /** A set of the library whose tasks it takes. */
  set: string
  /** Only the first ones of them. */
  tasks?: number
  /** `null` is a draft. */
  givenDays: number | null
  opensDays?: number
  softDays: number | null
  hardDays: number | null
  classes: string[]
  isArchived?: true
  /** What part of the class has taken it up, and what part of those has handed it in. */
  begun: number
  submitted: number
  solution?: 'after_solve' | 'after_deadline' | 'never'
  /** It waits for a webinar that begins in an hour. */
  webinar?: string
  /** How it is with Masha, the pupil among the demo accounts. */
  masha?: 'done' | 'returned' | 'in_progress'
}

export const homeworkPlans: HomeworkPlan[] = [
  {
    key: 'percents',
    title: 'Проценты перед контрольной',
    intro: 'Шесть задач на всё, что будет в контрольной. Если застряли — откройте подсказку, она не спойлер.',
    set: 'skills/percents-basics',
    givenDays: -3,
    softDays: 1,
    hardDays: 6,
    classes: ['7А', '7Б'],
    begun: 0.7,
    submitted: 0.6,
  },
  {
    key: 'equations',
    title: 'Повторяем линейные уравнения',
    intro: 'Не торопитесь раскрывать скобки: сначала посмотрите, что у уравнения слева и справа.',
    set: 'skills/equations-start',
    tasks: 5,
    givenDays: -9,
    softDays: -2,
    hardDays: 4,
    classes: ['7А'],
    begun: 0.95,
    submitted: 0.85,
    masha: 'returned',
  },
  {
    key: 'tsya',
    title: 'Глаголы: -тся, -ться и «не»',
    intro: 'Задавайте вопрос каждому глаголу.',
    set: 'skills/tsya-and-ne',
    givenDays: -16,
    softDays: -9,
    hardDays: -6,
    classes: ['7А', '7Б'],
    begun: 0.92,
    submitted: 1,
    solution: 'after_deadline',
    masha: 'done',
  },
  {
    key: 'oge',
    title: 'ОГЭ: проценты из жизни',
    intro: 'Пять задач первой части. Ответ — число.',
    set: 'oge/percents-in-life',
    givenDays: -5,
    softDays: 1,
    hardDays: 8,
    classes: ['9А'],
    begun: 0.65,
    submitted: 0.7,
  },
  {
    key: 'speed',
    title: 'Скорость и единицы',
    intro: 'Переведите единицы до того, как считать.',
    set: 'skills/speed-and-units',
    givenDays: -35,
    softDays: -28,
    hardDays: -25,
    classes: ['9А'],
    isArchived: true,
    begun: 0.9,
    submitted: 1,
  },
  {
    key: 'motion',
    title: 'Задачи на движение',
    intro: 'Повторите формулу пути — она понадобится в каждой задаче.',
    set: 'skills/speed-and-units',
    tasks: 4,
    givenDays: -1,
    opensDays: 2,
    softDays: 6,
    hardDays: 9,
    classes: ['7Б'],
    begun: 0,
    submitted: 0,
  },
  {
    key: 'webinar',
    title: 'Пять минут на проценты',
    intro: 'Решаем вместе на вебинаре, потом разбираем.',
    set: 'oge/percents-in-life',
    tasks: 3,
    givenDays: -1,
    softDays: 2,
    hardDays: 5,
    classes: ['7А'],
    webinar: 'Проценты в жизни: скидки, вклады, налоги',
    begun: 0,
    submitted: 0,
  },
  {
    key: 'draft',
    title: 'Орфография на пятёрку',
    intro: '',
    set: 'oge/spelling-review',
    givenDays: null,
    softDays: null,
    hardDays: null,
    classes: [],
    begun: 0,
    submitted: 0,
  },
]
