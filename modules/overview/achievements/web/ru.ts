import {
  addressed,
  count,
  formatDayAndYear,
  formatNumber,
  formatPercent,
  gradeLabel,
  nbsp,
  quoted,
  type When,
} from '@school/texts'
import type { AchievementFamily } from '../contract/index.ts'

/** Texts of the profile. Strangers read about the owner. */
export const t = {
  grade: (index: number) => gradeLabel(index),
  levelLabel: 'Опыт внутри уровня',
  level: (n: number) => `${n}-й${nbsp}уровень`,
  xp: (total: number) => `${formatNumber(total)}${nbsp}опыта`,
  solved: (n: number) => count(n, 'задача решена', 'задачи решены', 'задач решено'),

  makeAvatar: 'Собрать аватар',
  changeAvatar: 'Изменить аватар',

  settings: 'Настройки профиля',
  people: 'Мои люди',
  teacher: 'Учитель',
  closedTitle: 'Страница закрыта',
  closedText: 'Имя, достижения и\u00a0сертификаты видят те, кто знает этого человека: семья и\u00a0учителя.',

  privacy: 'Показывать страницу всем',
  privacyOpen: 'Всем видны короткое имя, достижения и сертификаты.',
  privacyClosed: addressed`Страницу {видишь|видите} {ты|вы} и {твои|ваши} учителя. В рейтингах вместо имени\u00a0— «Имя скрыто».`,
  privacyFailed: addressed`Не получилось сохранить. {Попробуй|Попробуйте} ещё раз.`,

  achievements: 'Достижения',
  reachedOf: (reached: number, all: number) => `${reached} из ${all}`,
  titles: {
    tasks: (n: number) => (n === 1 ? 'Первая задача' : count(n, 'задача', 'задачи', 'задач')),
    streak: (n: number) =>
      n === 7
        ? 'Неделя занятий подряд'
        : n === 30
          ? 'Месяц занятий подряд'
          : `${count(n, 'день', 'дня', 'дней')} подряд`,
    courses: (n: number) =>
      n === 1 ? 'Первый курс до конца' : `${count(n, 'курс', 'курса', 'курсов')} до конца`,
    trainings: (n: number) =>
      n === 1
        ? 'Тренировка на три звезды'
        : `${count(n, 'тренировка', 'тренировки', 'тренировок')} на три звезды`,
    level: (n: number) => `${n}-й${nbsp}уровень`,
    diplomas: (n: number) => (n === 1 ? 'Первый диплом' : count(n, 'диплом', 'диплома', 'дипломов')),
  } satisfies Record<AchievementFamily, (n: number) => string>,
  reached: 'Получено',
  reachedOn: (at: When) => formatDayAndYear(at),
  isNew: 'Новое',
  newTitle: (n: number) => (n === 1 ? 'Новое достижение' : `Новые достижения: ${formatNumber(n)}`),
  newIs: (title: string) => `Новое достижение: ${quoted(title)}`,
  look: 'Посмотреть',
  toAchievements: 'Все достижения',
  ahead: (done: number, of: number) => `${formatNumber(done)} из ${formatNumber(of)}`,

  certificates: 'Сертификаты и дипломы',
  noCertificates: addressed`Пока пусто. {Пройди|Пройдите} курс до конца или {прими|примите} участие в олимпиаде\u00a0— здесь появится сертификат или диплом.`,
  noCertificatesOf: 'Пока нет.',
  moreCertificates: (n: number) => `Показать ещё ${formatNumber(n)}`,
  toCheck: 'Проверить сертификат по номеру',
  courses: 'Пройденные курсы',
  trainings: 'Тренировки',
  finishedOn: (at: When) => formatDayAndYear(at),
  best: (percent: number) => `лучший результат\u00a0— ${formatPercent(percent)}`,
  emptyTitle: addressed`Здесь будут {твои|ваши} достижения`,
  emptyText: addressed`{Реши|Решите} первую задачу\u00a0— и первое появится.`,
  toCatalog: 'Выбрать курс',
}
