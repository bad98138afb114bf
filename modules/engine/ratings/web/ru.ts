import { addressed, count, formatNumber, formatPercent, nbsp, outOf } from '@school/texts'

const pointsOf = (points: number) => formatNumber(points / 100)

/** Texts of ratings. */
export const t = {
  title: 'Рейтинг',
  schools: 'Школы',
  placeColumn: 'Место',
  nameColumn: 'Участник',
  pointsColumn: 'Баллы',
  taskColumn: 'Задача',
  schoolColumn: 'Место и школа',
  placedSchool: (place: number, name: string) => `${place}.${nbsp}${name}`,
  cityColumn: 'Город',
  participantsColumn: 'Участников',
  region: 'Регион',
  allRegions: 'Все регионы',
  regionOption: (name: string, participants: number) => `${name}\u00a0— ${participants}`,

  myPlace: (place: number, of: number) => addressed`{Твоё|Ваше} место\u00a0— ${outOf(place, of)}`,
  noPlace: '—',
  withoutPlace: 'без места',
  noPlaceYet: 'Место получают те, кто набрал хотя бы половину баллов',
  noPlaceText: addressed`{Твой результат видишь|Ваш результат видите} только {ты|вы}: остальным вместо имени\u00a0— «Имя скрыто».`,
  toPrivacy: 'Скрыть моё имя в рейтингах',
  around: addressed`Рядом с {тобой|вами}`,
  findMe: 'Найти меня',
  why: 'Почему такое место?',
  whyHint: addressed`{Нажми|Нажмите} на место\u00a0— {узнаешь|узнаете}, как оно посчитано.`,
  pastEnd: 'Такой страницы в рейтинге нет',
  pastEndText: (pages: number) => `В нём ${count(pages, 'страница', 'страницы', 'страниц')}.`,
  toFirstPage: 'К началу рейтинга',

  points: pointsOf,
  percent: formatPercent,
  meAs: (name: string) => addressed`${name}\u00a0— это {ты|вы}`,
  hidden: 'Имя скрыто',
  whyPlace: (place: number) => `${place}-е место: почему?`,

  whyTitle: (place: number) => `Почему ${place}-е${nbsp}место`,
  reached: (points: number, max: number, percent: number) =>
    `Результат\u00a0— ${pointsOf(points)} из${nbsp}${count(max / 100, 'балла', 'баллов', 'баллов')} (${formatPercent(percent)}).`,
  noneAbove: 'Больше баллов нет ни у кого.',
  above: (n: number) => `Больше баллов у ${count(n, 'участника', 'участников', 'участников')}.`,
  alone: 'Столько же нет ни у кого.',
  sharing: (n: number) =>
    `Столько же баллов у ${count(n, 'участника', 'участников', 'участников')}: они делят это место.`,
  ofAll: (n: number) => `Всего в этом рейтинге ${count(n, 'участник', 'участника', 'участников')}.`,
  formula: (above: number, place: number) =>
    `Место = число тех, у кого больше баллов, +${nbsp}1 = ${above}${nbsp}+${nbsp}1${nbsp}=${nbsp}${place}.`,
  ruleFirst: 'Засчитывается первое прохождение. Время и класс на место не влияют.',
  yourPoints: addressed`Из чего сложились {твои|ваши} баллы`,
  taskTitle: (position: number, title: string) => `${position}. ${title}`,
  taskPoints: (points: number, max: number) => `${pointsOf(points)} из ${pointsOf(max)}`,
  failed: addressed`Не получилось узнать. {Попробуй|Попробуйте} ещё раз.`,
  retry: 'Повторить',
}
