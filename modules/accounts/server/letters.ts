import type { Message } from '@school/kernel/server'
import { addressed, addressOf, sayTo } from '@school/texts'
import type { UserRow } from './tables.ts'

type Greeted = Pick<UserRow, 'id' | 'firstName' | 'email' | 'type' | 'isParent' | 'gradeIndex'>

const welcome = (name: string) =>
  addressed`${name}, {здравствуй|здравствуйте}! Кабинет открыт: {выбирай|выбирайте} первый курс в каталоге и {решай|решайте} столько задач, сколько {захочешь|захотите}.`

export const welcomeLetter = (user: Greeted): Message => ({
  channel: 'email',
  kind: { mailing: 'materials', of: user.id },
  to: user.email ?? '',
  subject: 'Добро пожаловать в «Смекалку»',
  text: sayTo(
    addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex }),
    welcome(user.firstName),
  ),
  link: '/catalog/courses',
  cause: `welcome:${user.id}`,
})

const passwordChanged = (name: string) =>
  addressed`${name}, пароль от «Смекалки» только что сменили, и на всех других устройствах нужно войти заново. Если это было без {твоего|вашего} ведома, {напиши|напишите} нам: вернём доступ.`

/** To the owner, whoever has changed it. */
export const passwordChangedLetter = (user: Greeted, at: Date): Message => ({
  channel: 'email',
  kind: 'needed',
  to: user.email ?? '',
  subject: 'Пароль изменён',
  text: sayTo(
    addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex }),
    passwordChanged(user.firstName),
  ),
  link: '/contacts',
  action: 'Написать нам',
  cause: `password-changed:${user.id}:${at.getTime()}`,
})
