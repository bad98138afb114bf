/** Texts of the window in which a class is given a teacher more. */
export const t = {
  addTeacherTitle: 'Кто ещё учит этот класс?',
  addTeacherText:
    'Коллега увидит учеников, их результаты и\u00a0код класса, сможет задавать и\u00a0приглашать.',
  colleague: 'Коллега',
  chooseColleague: 'Выберите коллегу',
  doAddTeacher: 'Добавить',
  added: 'Коллега добавлен к\u00a0классу',
  noColleagues:
    'Коллег из\u00a0этой школы, которых ещё нет в\u00a0классе, мы не\u00a0нашли. Их можно позвать письмом.',
}
