import type { EnlistedPerson } from '@school/users/server'

type Comer = Pick<EnlistedPerson, 'type' | 'firstName' | 'lastName' | 'middleName' | 'gradeIndex'> & {
  email: string
  /** By which of the invitations of the demo. */
  by: number
}

interface OwnPupil {
  firstName: string
  lastName: string
}

export const says: { people: readonly Comer[]; own: readonly OwnPupil[] } = {
  /** Pupils of the teacher whom no school has confirmed. */
  own: [
    { firstName: 'Авдотья', lastName: 'Пугина' },
    { firstName: 'Кондрат', lastName: 'Шелудяков' },
  ],
  /** Who has come by an invitation of the demo teacher and waits. */
  people: [
    {
      email: 'nastya@pochta.example',
      type: 'pupil',
      firstName: 'Настасья',
      lastName: 'Жаркова',
      middleName: '',
      gradeIndex: 7,
      by: 0,
    },
    {
      email: 'timosha@pochta.example',
      type: 'pupil',
      firstName: 'Тимофей',
      lastName: 'Умётов',
      middleName: '',
      gradeIndex: 7,
      by: 0,
    },
    {
      email: 'prokhorova@pochta.example',
      type: 'agent',
      firstName: 'Устинья',
      lastName: 'Прохорова',
      middleName: 'Егоровна',
      gradeIndex: null,
      by: 2,
    },
    {
      email: 'elizar@pochta.example',
      type: 'pupil',
      firstName: 'Елизар',
      lastName: 'Кармицкий',
      middleName: '',
      gradeIndex: 7,
      by: 1,
    },
    {
      email: 'pelageya@pochta.example',
      type: 'pupil',
      firstName: 'Пелагея',
      lastName: 'Бурнашёва',
      middleName: '',
      gradeIndex: 7,
      by: 1,
    },
  ],
}
