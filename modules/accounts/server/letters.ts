import type { Message } from '@school/kernel/server'
import type { UserRow } from './tables.ts'

export const welcomeLetter = (user: Pick<UserRow, 'id' | 'firstName' | 'email'>): Message => ({
  channel: 'email',
  to: user.email ?? '',
  subject: 'Добро пожаловать в «Смекалку»',
  text: `${user.firstName}, здравствуй! Кабинет открыт: выбирай первый курс в каталоге и решай столько задач, сколько захочешь.`,
  link: '/catalog/courses',
  cause: `welcome:${user.id}`,
})
