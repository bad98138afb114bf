/** The pages of a class. */
export const t = {
  label: 'Что показать о\u00a0классе',
  tabs: {
    pupils: 'Ученики',
    lessons: 'По\u00a0урокам',
    courses: 'По\u00a0курсам',
    journal: 'Журнал',
    messages: 'Сообщения',
  },
}
