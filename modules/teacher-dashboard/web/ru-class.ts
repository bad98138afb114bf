import { count, factsOf, formatNearDay } from '@school/texts'

/** Texts of the page of a class: its teachers alone read them. */
export const t = {
  classOf: (name: string) => `Класс ${name}`,
  facts: (school: string, year: number) => factsOf(school, `${year}/${String(year + 1).slice(2)}`),
  crumb: 'Мои классы',
  archived: 'В\u00a0архиве',
  ways: 'Что сделать с\u00a0классом',
  invite: 'Пригласить по\u00a0коду',
  slips: 'Листки с\u00a0кодом',
  assign: 'Задать',
  statistics: 'Статистика',
  figures: {
    pupils: 'Учеников',
    joined: 'Вошли',
    active: 'Занимались за\u00a0неделю',
    average: 'С\u00a0первой попытки',
  },
  percent: (n: number | null) => (n === null ? '—' : `${n}\u00a0%`),
  pupils: 'Ученики',
  needHelp: (n: number) =>
    n === 0
      ? 'Всё в\u00a0порядке: никто не\u00a0пропал и\u00a0не\u00a0отстал.'
      : `Нужна помощь: ${count(n, 'ученику', 'ученикам', 'ученикам')}. Они стоят первыми.`,
  needHint:
    'Предупреждаем, когда ученика не\u00a0было неделю, работа просрочена или с\u00a0первой попытки без подсказок за\u00a0год решено меньше половины задач.',
  empty: 'В\u00a0классе пока никого',
  emptyText: 'Покажите код на\u00a0доске, раздайте листки или отправьте ссылку: кто придёт, появится здесь.',
  name: 'Ученик',
  needs: 'Нужна помощь',
  fine: 'всё в\u00a0порядке',
  result: 'С\u00a0первой попытки',
  overdue: 'Просрочено',
  weakSkill: 'Слабый навык',
  lastVisit: 'Последний вход',
  seen: (iso: string, now: Date) => formatNearDay(iso, now),
  never: 'ещё не\u00a0было',
  print: 'Напечатать',
  actionsOf: (name: string) => `Что сделать: ${name}`,
  progress: 'Успехи ученика',
  profile: 'Страница ученика',
  journal: 'Журнал',
  tasks: 'Решено задач',
  courses: 'По\u00a0курсам',
  noCourses: 'Этот ученик ещё не\u00a0начал ни\u00a0одного курса.',
  course: (percent: number, done: number, of: number) =>
    factsOf(`пройдено ${percent}\u00a0%`, `уроков ${done}\u00a0из\u00a0${of}`),
  noPupil: 'Этого ученика в\u00a0классе уже нет',
  toPupils: 'К\u00a0ученикам',
  seating: 'Рассадка и\u00a0список для\u00a0печати',
  remove: 'Убрать из\u00a0класса',
  removeTitle: (name: string) => `Убрать из\u00a0класса: ${name}?`,
  removeText:
    'Кабинет и\u00a0всё решённое у\u00a0ученика останется, но\u00a0вы больше не\u00a0увидите его результатов. Вернуть можно по\u00a0коду класса.',
  removed: (name: string) => `Больше не\u00a0в\u00a0классе: ${name}`,
  teachers: 'Учителя класса',
  me: 'это вы',
  addTeacher: 'Добавить коллегу',
  inviteColleague: 'Позвать коллегу в\u00a0школу',
  leave: 'Выйти из\u00a0класса',
  leaveTitle: 'Выйти из\u00a0класса?',
  leaveText:
    'Вы больше не\u00a0увидите его учеников и\u00a0результатов. Вернуть вас сможет другой учитель класса.',
  left: 'Вы больше не\u00a0ведёте этот класс',
  removeTeacher: 'Убрать',
  removeTeacherOf: (name: string) => `Убрать из\u00a0учителей класса: ${name}`,
  removedTeacher: (name: string) => `Больше не\u00a0ведёт класс: ${name}`,
}
