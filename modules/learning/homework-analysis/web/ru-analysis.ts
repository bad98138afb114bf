import { count, factsOf, formatNumber, formatPercent } from '@school/texts'
import { levelTexts as levels } from '@school/assigning/web'
import { leastForPower, type Power, type TaskPlace } from '../contract/analysis.ts'

const pupilsOf = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** How the tasks of an assignment work. */
export const t = {
  views: 'Разделы задания',
  pupils: 'Ученики',
  tasks: 'Разбор задач',
  title: 'Как работают задачи',
  hint: (begun: number, hasSets: boolean) =>
    `Начали ${pupilsOf(begun)}${hasSets ? '; все наборы вместе' : ''}. Задачи стоят по порядку, ошибки — от самой частой.`,
  empty: 'Пока разбирать нечего',
  emptyText: 'Разбор появится, когда кто-нибудь начнёт решать.',
  toPupils: 'Посмотреть, кто начал',
  places: (places: readonly TaskPlace[]) =>
    places.map(({ level, position }) => `${level === null ? '' : levels.short[level]}${position}`).join(', '),
  heading: (places: readonly TaskPlace[], title: string) => `${t.places(places)}. ${title}`,
  solvedOf: (answered: number) => `решили из ${count(answered, 'ответившего', 'ответивших', 'ответивших')}`,
  first: 'с первой попытки',
  tries: 'попыток до решения',
  triesOf: (tries: number) => formatNumber(tries, 1),
  power: 'различает сильных и слабых',
  powerNote: (value: number, power: Power) => `Различение ${formatNumber(value, 2)}: ${t.powerNotes[power]}.`,
  powers: {
    strong: 'хорошо',
    fair: 'средне',
    weak: 'слабо',
    against: 'наоборот',
  } satisfies Record<Power, string>,
  powerNotes: {
    strong: 'справившиеся с остальным решают и её',
    fair: 'связь с остальными задачами есть, но небольшая',
    weak: 'решают почти независимо от остального',
    against: 'слабые решают чаще сильных: проверьте условие и ключ',
  } satisfies Record<Power, string>,
  few: 'мало ответов',
  fewNote: `Различение считаем с ${leastForPower} сданных работ.`,
  alike: 'не определить',
  alikeNote: 'Все решили одинаково: различать некого.',
  percent: formatPercent,
  none: '—',
  noAnswers: 'Ответов пока нет.',
  mistakes: 'Частые неверные ответы',
  noMistakes: 'Неверных ответов нет.',
  byPerson: 'Ответы проверяет человек: одинаковые здесь не собираются.',
  asked: 'Условие',
  askedAndRight: 'Условие и верный ответ',
  right: 'Верный ответ',
  ofVariants: 'У каждого свои числа: показаны условие и ответ одного из учеников.',
  partial: 'верно отчасти',
  gave: (n: number, solvedLater: number) =>
    factsOf(pupilsOf(n), solvedLater > 0 && `потом решили: ${solvedLater}`),
  single: (n: number) => `Встретились по одному разу: ${n}`,
  others: (n: number) =>
    `И ещё ${count(n, 'другой неверный ответ', 'других неверных ответа', 'других неверных ответов')}.`,
  unanswered: (n: number) => `Нет ответа: ${pupilsOf(n)}`,
  unansweredNote: 'Сдали работу, а эту задачу не трогали. Ошибкой это не считается.',
}
