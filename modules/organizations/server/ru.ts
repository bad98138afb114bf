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
