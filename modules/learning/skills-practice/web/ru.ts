import {
  addressed,
  count,
  formatDay,
  formatMinutes,
  formatNearDay,
  gradeLabel,
  nbsp,
  plural,
  quoted,
  type Sentence,
  type When,
} from '@school/texts'
import type { Advice, MasteryLevel, PracticeOutcome, SessionMode } from '../contract/index.ts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')
const skillsOf = (n: number) => count(n, 'навык', 'навыка', 'навыков')

/** Texts of skills. The texts for a teacher are about a pupil. */
export const t = {
  title: 'Тренажёр навыков',
  lead: 'Короткие задачи по одной: тренажёр сам выбирает, что спросить дальше, и помнит, что пора повторить.',
  titleOf: (name: string) => `Навыки: ${name}`,
  leadOf: (grade: number | null) =>
    grade === null ? 'Карта навыков' : `Карта навыков, ${gradeLabel(grade)}`,
  toPupils: 'Ученики',
  subjects: 'Предмет',
  grades: 'Класс',
  allGrades: 'Все классы',
  otherGrades: addressed`Для {твоего|вашего} класса здесь навыков пока нет. Вот навыки самого близкого класса.`,
  beginnings: 'С чего начать',
  noneTitle: 'Навыков пока нет',
  noneText: addressed`Карты этого предмета ещё нет, а задачи есть: {загляни|загляните} в тренировки.`,
  toTrainings: 'К тренировкам',

  levels: {
    not_started: 'Не начато',
    attempted: 'Пробую',
    familiar: 'Знакомо',
    proficient: 'Умею',
    mastered: 'Освоено',
  } satisfies Record<MasteryLevel, string>,
  legend: 'Сколько навыков на каждой ступени',
  levelOf: (level: string) => `ступень: ${level}`,
  points: (points: number, max: number) => `${points} из ${max}`,
  pointsLabel: 'баллы за навыки',
  howTitle: 'Как растёт навык',
  how: [
    'Пять верных ответов подряд\u00a0— и навык на ступени «Умею».',
    '«Освоено» даёт только проверка вперемешку: она же может опустить на ступень.',
    'Освоенный навык вернётся через 2, 7, 21 и 60 дней, чтобы не забылся.',
    'С подсказкой ответ не засчитывается как верный, но и ошибкой не считается.',
  ],

  train: 'Тренировать 10 минут',
  trainText:
    'Сначала\u00a0— самое нужное, с подсказками. Время идёт без паузы, но последнюю задачу можно решать сколько угодно.',
  trainGently: 'Минут через десять тренировка закончится сама. Спешить не надо.',
  check: 'Проверить себя',
  checkText: 'До 10 задач вперемешку, без подсказок',
  checkEarly: addressed`Сначала {потренируй|потренируйте} хотя бы два навыка`,
  repeat: 'Повторить забытое',
  repeatText: (due: number) => `${plural(due, 'Ждёт', 'Ждут', 'Ждёт')} ${skillsOf(due)}`,
  repeatNothing: 'Пока нечего: освоенное вернётся в свой день',
  actions: 'Что делать',
  goOn: 'Продолжить',
  underWay: 'Тренировка не закончена',
  underWayText: (mode: string, answered: number) =>
    `${mode}, ${answered === 0 ? 'ответов пока нет' : count(answered, 'ответ', 'ответа', 'ответов')}`,
  due: 'Пора повторить',
  first: 'Сначала',
  grade: (grade: number) => gradeLabel(grade),

  practise: 'Тренировать навык',
  practiseAgain: 'Ещё тренировка',
  theory: 'Вспомнить теорию',
  level: 'Ступень',
  series: 'Последние пять ответов',
  seriesHint: 'Пять верных подряд\u00a0— «Умею»',
  seriesNote: {
    not_started: addressed`Ответов ещё нет. {Начни|Начните}\u00a0— первая задача лёгкая.`,
    attempted: 'Четыре верных из пяти\u00a0— «Знакомо», пять\u00a0— «Умею».',
    familiar: 'До «Умею»\u00a0— пять верных подряд.',
    proficient: 'Ступень «Освоено» даёт проверка вперемешку.',
    mastered: 'Навык освоен. Он вернётся, чтобы не забыться.',
  } satisfies Record<MasteryLevel, Sentence>,
  dot: { right: 'верно', wrong: 'неверно', none: 'ответа ещё нет' },
  answered: (right: number, answered: number) => `${right} из ${answered}`,
  answeredLabel: 'верных ответов за всё время',
  pool: (n: number) => tasksOf(n),
  poolLabel: 'в запасе у навыка',
  dueOn: (at: When) => formatDay(at),
  dueLabel: 'вернётся для повторения',
  requires: 'Что нужно уметь раньше',
  followers: 'Куда двигаться дальше',
  past: 'Последние тренировки',
  pastLine: (mode: string, at: string, now: Date, zone: string) => `${mode}, ${formatNearDay(at, now, zone)}`,
  pastRight: (right: number, answered: number) => `верно ${right} из ${answered}`,

  mode: {
    skill: 'Тренировка навыка',
    ten_minutes: '10 минут',
    repeat: 'Повторение',
    check: 'Проверка',
  } satisfies Record<SessionMode, string>,
  modeTitle: {
    skill: 'Тренировка навыка',
    ten_minutes: 'Тренировка на 10 минут',
    repeat: 'Повторяем забытое',
    check: 'Проверка вперемешку',
  } satisfies Record<SessionMode, string>,
  progress: (n: number, limit: number | null) => (limit === null ? `Задача ${n}` : `Задача ${n} из ${limit}`),
  lastTask: 'Последняя задача\u00a0— без спешки',
  given: 'Ответы этой тренировки',
  outcome: {
    right: 'верно',
    helped: 'с подсказкой или частично',
    wrong: 'неверно',
    gave_up: 'открыт разбор',
  } satisfies Record<PracticeOutcome, string>,
  current: 'сейчас',
  finish: 'Закончить',
  finishTitle: 'Закончить тренировку?',
  finishText: 'Всё, на что есть ответ, засчитано. Эта задача останется на другой раз.',
  stay: 'Решать дальше',
  next: 'Дальше',
  toSummary: 'К итогам',
  gone: 'Эту задачу только что убрали. Возьмём другую.',
  timeUp: 'Время вышло\u00a0— это была последняя задача.',
  wrong: addressed`Пока неверно. {Загляни|Загляните} в разбор ниже и {решай|решайте} дальше.`,
  gaveUp: 'Разбор открыт. Следующая задача\u00a0— свежая попытка.',
  helped: 'Засчитано не полностью: ступень от этого ответа не вырастет.',
  rose: (level: string) => `Новая ступень: ${level}`,
  fell: (level: string) =>
    addressed`Ступень стала ниже: ${level}. {Потренируй|Потренируйте} навык и {вернёшь|вернёте} её.`,

  doneTitle: (right: number, answered: number) =>
    answered === 0
      ? 'Тренировка закончена'
      : right === answered
        ? 'Все ответы верные!'
        : right * 2 >= answered
          ? 'Хорошая тренировка'
          : 'Ошибаться на тренировке полезно',
  doneEmpty: 'Ответов не было, ступени не изменились.',
  right: (right: number, answered: number) => `${right} из ${answered}`,
  rightLabel: 'верных ответов',
  xp: (xp: number) => `+${xp}${nbsp}опыта`,
  xpLabel: 'заработано',
  spent: (seconds: number) => formatMinutes(Math.max(1, Math.round(seconds / 60))),
  spentLabel: 'заняло',
  changes: 'Что изменилось',
  same: 'без изменений',
  changed: (before: string, after: string) => `было ${quoted(before)}, стало ${quoted(after)}`,
  adviceTitle: 'Совет',
  advice: (advice: Advice): Sentence => {
    switch (advice.kind) {
      case 'recover':
        return addressed`Навык ${quoted(advice.skill.title)} опустился на ступень. {Потренируй|Потренируйте} его, пока свежо.`
      case 'theory':
        return addressed`${quoted(advice.skill.title)} пока не даётся. {Перечитай|Перечитайте} конспект\u00a0— и {вернись|вернитесь} к задачам.`
      case 'check':
        return 'Есть навыки на ступени «Умею». Проверка вперемешку сделает их освоенными.'
      case 'repeat':
        return `Пора повторить: ${skillsOf(advice.due)}. Это займёт пару минут.`
      case 'train':
        return `Дальше\u00a0— ${quoted(advice.skill.title)}: этот навык сейчас нужнее всего.`
      case 'rest':
        return addressed`Все навыки освоены. {Отдохни|Отдохните}: когда придёт время повторить, они вернутся сами.`
    }
  },
  toMap: 'К карте навыков',
  practiseThis: 'Потренировать',
  openLesson: 'Открыть урок',

  pupils: 'Ученики ваших классов',
  pupilsLead: 'Сначала те, кому пора повторить, и те, кто начал меньше.',
  pupilsOf: (className: string) => `Ученики, ${className}`,
  classNote: (begun: number, all: number) => `занимались ${begun} из ${all}`,
  dueOf: (due: number) => `повторить ${due}`,
  reached: (begun: number, mastered: number, at: When, now: Date, zone: string) =>
    `начато ${begun}, освоено ${mastered}, последняя тренировка ${formatNearDay(at, now, zone)}`,
  never: 'тренировок ещё не было',
}
