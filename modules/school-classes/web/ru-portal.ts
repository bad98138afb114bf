/** Classes of a school on the portal. */
export const ofOrganization = {
  caption: 'Классы школы в\u00a0этом учебном году',
  title: 'Класс',
  pupils: 'Учеников',
  active: 'Были за\u00a0неделю',
  teachers: 'Учителя',
  noTeacher: 'без\u00a0учителя',
  lastVisit: 'Последний вход',
  never: 'никто не\u00a0входил',
  none: 'Классов в\u00a0этом году ещё нет',
  noneText: 'Классы создают учителя школы в\u00a0своём кабинете.',
}
