import { count, factsOf } from '@school/texts'
import type { PupilEntry } from '../contract/managed-class.ts'

const pupils = (n: number) => count(n, 'ученика', 'учеников', 'учеников')

/** Texts of a class on the portal, for administrators of its school or of a level above it. */
export const t = {
  trail: 'Где вы находитесь',
  classes: 'Классы',
  title: (name: string) => `Класс ${name}`,
  facts: (school: string, year: number) => factsOf(school, `${year}/${String(year + 1).slice(2)}`),
  archived: 'В\u00a0архиве',
  figuresLabel: 'Класс в\u00a0цифрах',
  figures: { pupils: 'Учеников', active: 'Были за\u00a0неделю', absent: 'Ещё не\u00a0входили' },
  lastVisit: 'Последний вход',
  never: 'входа ещё не\u00a0было',
  toPupils: 'Открыть список учеников',
  rename: 'Переименовать',
  renameTitle: 'Название класса',
  renamed: 'Класс переименован',
  parallel: 'Параллель',
  letter: 'Буква',
  gradeKept: 'В\u00a0классе есть ученики: сменить можно только букву',
  removeClass: 'Удалить класс',
  removeClassTitle: (name: string) => `Удалить класс ${name}?`,
  removeClassText:
    'В\u00a0классе никого нет, и\u00a0с\u00a0ним ещё не\u00a0работали. Вернуть его будет нельзя, но\u00a0такой\u00a0же можно добавить заново.',
  removedClass: (name: string) => `Класс ${name} удалён`,
  teachers: 'Учителя класса',
  noTeachers: 'У\u00a0класса нет учителя: назначьте того, кто работает в\u00a0школе.',
  addTeacher: 'Назначить учителя',
  removeTeacher: 'Убрать',
  removeTeacherOf: (name: string) => `Убрать из\u00a0учителей класса: ${name}`,
  removedTeacher: (name: string) => `Больше не\u00a0ведёт класс: ${name}`,
  has: 'Что есть у\u00a0класса',
  hasNothing: 'Пока ничего: учителя ещё не\u00a0начали работать с\u00a0классом.',

  pupilsTitle: (name: string) => `Ученики, ${name}`,
  caption: 'Ученики класса',
  noted:
    'Имена открыты вашей роли. Каждый просмотр и\u00a0каждое сохранение списка записывается: кто, когда и\u00a0сколько имён.',
  closed: 'Имена учеников вашей роли не\u00a0открыты, поэтому вместо них номера.',
  empty: 'В\u00a0классе пока никого',
  emptyText: 'Добавьте учеников списком: у\u00a0каждого появится личный код для\u00a0входа.',
  emptyClosed: 'Учеников добавляют учителя и\u00a0администратор школы.',
  pupil: 'Ученик',
  pupilOf: (number: number) => `Ученик ${number}`,
  entry: 'Вход',
  entries: {
    own: 'свой',
    code: 'по\u00a0коду',
    absent: 'входа ещё не\u00a0было',
  } satisfies Record<PupilEntry, string>,
  login: 'Логин',
  noLogin: 'нет',
  parents: 'Родители',
  grade: 'Класс в\u00a0профиле',
  graduate: 'выпускник',
  gradeOf: (grade: number) => `${grade} класс`,
  same: 'совпадает',
  neverSignedIn: 'ещё не\u00a0было',
  chosen: (n: number) => `Отмечено: ${n}`,
  confirm: 'Подтвердить класс',
  confirmTitle: (n: number) => `Подтвердить класс у\u00a0${pupils(n)}?`,
  confirmText: (grade: number) =>
    `В\u00a0профиле у\u00a0отмеченных учеников будет ${grade} класс: по\u00a0нему подбираются олимпиады и\u00a0курсы.`,
  confirmed: (n: number) =>
    n === 0 ? 'У\u00a0всех отмеченных класс уже совпадает' : `Класс подтверждён: ${n}`,
  move: 'Перевести в\u00a0другой класс',
  moveTitle: (n: number) => `Перевести ${pupils(n)}`,
  moveText:
    'Результаты и\u00a0работы останутся у\u00a0учеников, журнал прежнего класса не\u00a0изменится. В\u00a0другой параллели сменится и\u00a0класс в\u00a0профиле.',
  moveTo: 'Куда',
  chooseClass: 'Выберите класс',
  doMove: 'Перевести',
  moved: (n: number) => `Переведено: ${n}`,
  nowhere: 'Других классов этого года в\u00a0школе нет.',
  renew: 'Новые коды входа',
  renewTitle: (n: number) => `Новые коды для\u00a0${pupils(n)}`,
  renewText:
    'Прежний код сразу перестанет действовать, и\u00a0тот, кто по\u00a0нему вошёл, выйдет. Новые листки можно скачать и\u00a0раздать.',
  renewOwn: (n: number) =>
    `Свой вход у\u00a0${pupils(n)}: код им не\u00a0нужен, забытый пароль они меняют сами по\u00a0почте или телефону.`,
  doRenew: 'Сделать новые коды',
  actionsOf: (name: string) => `Что сделать: ${name}`,
  remove: 'Убрать из\u00a0класса',
  removeTitle: (name: string) => `Убрать из\u00a0класса: ${name}?`,
  removeText:
    'Кабинет и\u00a0всё решённое у\u00a0ученика останется, личный код, если он есть, тоже. Вернуть можно списком с\u00a0тем\u00a0же именем.',
  removed: (name: string) => `Больше не\u00a0в\u00a0классе: ${name}`,
}
