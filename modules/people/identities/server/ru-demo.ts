/** People of the demo provider; their names come from «Капитанская дочка». */
export const demoProfiles = [
  {
    login: 'petr-grinev',
    firstName: 'Пётр',
    lastName: 'Гринёв',
    title: 'Пётр Гринёв, ученик школы технологий',
  },
  {
    login: 'anton-bopre',
    firstName: 'Антон',
    lastName: 'Бопре',
    title: 'Антон Бопре, преподаватель школы технологий',
  },
] as const
