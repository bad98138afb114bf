/** Titles of the file of who has read names. */
export const words = {
  file: 'Кто смотрел имена учеников',
  at: 'Когда',
  who: 'Кто',
  actedFor: 'От\u00a0имени кого',
  organization: 'Чьи ученики',
  list: 'Что',
  names: 'Имён',
  gone: 'учётной записи уже нет',
}

/** Titles of the file of who works in an organization. */
export const employeeWords = {
  file: (title: string) => `Сотрудники, ${title}`,
  name: 'Кто',
  role: 'Роль',
  state: 'Состояние',
  lastVisit: 'Последний вход',
}

/** Titles of the file of organizations. */
export const treeWords = {
  file: (title: string) => `Организации, ${title}`,
  title: 'Название',
  shortTitle: 'Короткое название',
  kind: 'Вид',
  place: 'Где',
  code: 'Код',
  city: 'Город',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'Почта',
  licence: 'Лицензия',
  state: 'Состояние',
  works: 'работает',
  deactivated: 'отключена',
}
