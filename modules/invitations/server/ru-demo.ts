import type { EnlistedPerson } from '@school/accounts/server'

type Comer = Pick<EnlistedPerson, 'type' | 'firstName' | 'lastName' | 'middleName' | 'gradeIndex'> & {
  email: string
}

/** Who has come by an invitation of the demo teacher and waits. */
export const says: { people: readonly Comer[] } = {
  people: [
    {
      email: 'nastya@pochta.example',
      type: 'pupil',
      firstName: 'Настасья',
      lastName: 'Жаркова',
      middleName: '',
      gradeIndex: 7,
    },
    {
      email: 'timosha@pochta.example',
      type: 'pupil',
      firstName: 'Тимофей',
      lastName: 'Умётов',
      middleName: '',
      gradeIndex: 7,
    },
    {
      email: 'prokhorova@pochta.example',
      type: 'agent',
      firstName: 'Устинья',
      lastName: 'Прохорова',
      middleName: 'Егоровна',
      gradeIndex: null,
    },
  ],
}
