import type { users } from '@school/users/tables'

export const demoPassword = 'smekalka-2026'

type Person = typeof users.$inferInsert & {
  email: string
  lastName: string
  title: string
  isNew?: boolean
  hasAgreed?: true
}

const at = (name: string): string => `${name}@smekalka.example`

/** The people of the demo; their names come from «Капитанская дочка». */
export const demoPeople: Person[] = [
  {
    email: at('pupil'),
    phone: '+79000000001',
    firstName: 'Маша',
    lastName: 'Миронова',
    gradeIndex: 7,
    avatar: { figure: 'fox', face: 'smile', top: 'braids', colour: 3, back: 4 },
    title: 'Ученица 7 класса',
  },
  { email: at('graduate'), firstName: 'Пётр', lastName: 'Гринёв', isGraduate: true, title: 'Выпускник' },
  {
    email: at('elementary'),
    firstName: 'Ваня',
    lastName: 'Кузмич',
    gradeIndex: 2,
    isElementaryPupil: true,
    avatar: { figure: 'bear', face: 'grin', top: 'cap', colour: 2, back: 5 },
    title: 'Ученик 2 класса',
  },
  {
    email: at('parent'),
    firstName: 'Василиса',
    lastName: 'Миронова',
    middleName: 'Егоровна',
    isParent: true,
    title: 'Мама Маши и Вани',
  },
  {
    email: at('teacher'),
    firstName: 'Архип',
    lastName: 'Савельев',
    middleName: 'Савельевич',
    type: 'agent',
    portalRole: 'teacher',
    title: 'Учитель',
  },
  {
    email: at('new-teacher'),
    firstName: 'Иван',
    lastName: 'Игнатьев',
    middleName: 'Игнатьевич',
    type: 'agent',
    title: 'Учитель: школа ещё не подтвердила',
  },
  {
    email: at('coach'),
    firstName: 'Антон',
    lastName: 'Бопре',
    type: 'agent',
    isCoach: true,
    hasAgreed: true,
    title: 'Репетитор',
  },
  {
    email: at('new-coach'),
    firstName: 'Алексей',
    lastName: 'Швабрин',
    middleName: 'Иванович',
    type: 'agent',
    isCoach: true,
    title: 'Репетитор: соглашение ещё не принято',
  },
  {
    email: at('methodist'),
    firstName: 'Анна',
    lastName: 'Власьевна',
    type: 'agent',
    isMethodist: true,
    title: 'Методист',
  },
  {
    email: at('expert'),
    firstName: 'Карл',
    lastName: 'Иванов',
    middleName: 'Иванович',
    type: 'agent',
    isMethodist: true,
    title: 'Методист: эксперт, который проверяет первым',
  },
  {
    email: at('newcomer'),
    firstName: 'Иван',
    lastName: 'Зурин',
    gradeIndex: 9,
    isNew: true,
    title: 'Новичок: только что зарегистрировался',
  },
  {
    email: at('intern'),
    firstName: 'Палаша',
    lastName: 'Белова',
    type: 'agent',
    portalRole: 'intern',
    title: 'Портал: студент',
  },
  {
    email: at('school-teacher'),
    firstName: 'Герасим',
    lastName: 'Белов',
    middleName: 'Ильич',
    type: 'agent',
    portalRole: 'teacher',
    title: 'Портал: учитель школы',
  },
  {
    email: at('school-admin'),
    firstName: 'Иван',
    lastName: 'Миронов',
    middleName: 'Кузьмич',
    type: 'agent',
    portalRole: 'schoolAdmin',
    title: 'Портал: администратор школы',
  },
  {
    email: at('municipality-admin'),
    firstName: 'Андрей',
    lastName: 'Рейнсдорп',
    type: 'agent',
    portalRole: 'municipalityAdmin',
    title: 'Портал: администратор муниципалитета',
  },
  {
    email: at('region-admin'),
    firstName: 'Екатерина',
    lastName: 'Орлова',
    type: 'agent',
    portalRole: 'regionAdmin',
    title: 'Портал: администратор региона',
  },
  {
    email: at('project-admin'),
    firstName: 'Емельян',
    lastName: 'Хлопушин',
    type: 'agent',
    portalRole: 'projectAdmin',
    title: 'Портал: координатор проекта',
  },
  {
    email: at('two-roles'),
    firstName: 'Акулина',
    lastName: 'Памфилова',
    type: 'agent',
    portalRole: 'teacher',
    title: 'Портал: учитель и администратор',
  },
]
