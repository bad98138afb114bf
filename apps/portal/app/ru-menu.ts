import type { MenuGroup } from './menu-groups.ts'

/** Titles of the menu (school-portal §2, «Navigation menu»). */
export const menuTitles = {
  dashboard: 'Личный кабинет',
  olympiads: 'Олимпиады',
  trainings: 'Тренировка',
  events: 'Мероприятия',
  progress: 'Результаты подготовки',
  reports: 'Отчёты',
  products: 'Каталог продуктов',
  community: 'Сообщество',
  miniGroups: 'Мини-группы',
  courses: 'Мои курсы',
  coursesStats: 'Аналитика и\u00a0Статистика курсов',
  coursesAccess: 'Доступы к\u00a0курсам',
  clubs: 'Мои кружки',
  plans: 'Планы обучения',
  organizations: 'Кабинет администратора',
  desk: 'Рабочий стол',
  attendance: 'Журналы посещений',
  documents: 'Отчётность',
  olympiadsStats: 'Аналитика олимпиад',
  olympiadsAccess: 'Доступы к\u00a0олимпиадам',
}

export const groupTitles: Record<MenuGroup, string> = {
  olympiads: 'Олимпиады',
  courses: 'Курсы',
  clubs: 'Кружки',
  management: 'Управление',
  documents: 'Документооборот',
  other: 'Прочее',
}
