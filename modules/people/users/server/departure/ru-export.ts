import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of the row in `users`. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'account',
    title: 'Учётная запись',
    columns: {
      first_name: 'имя',
      last_name: 'фамилия',
      middle_name: 'отчество',
      email: 'почта',
      phone: 'телефон',
      parent_phone: 'телефон родителя',
      birthday: 'день рождения',
      grade_index: 'класс',
      timezone: 'часовой пояс',
      created_at: 'создана',
    },
    sql: `select first_name, last_name, middle_name, email, phone,
        parent_phone, birthday::text as birthday, grade_index, timezone, created_at
        from users where id = $1`,
  },
]
