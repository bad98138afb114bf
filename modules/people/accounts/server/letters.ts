import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { addressed, addressOf, called, sayTo } from '@school/texts'
import { nameInLetters } from '@school/names/server'
import type { UserRow } from '@school/users/tables'

type Greeted = Pick<
  UserRow,
  'id' | 'firstName' | 'email' | 'emailConfirmedAt' | 'type' | 'isParent' | 'gradeIndex'
>

const said = (user: Greeted, words: ReturnType<typeof addressed>): string =>
  sayTo(
    addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex }),
    called(nameInLetters(user, user.email), words),
  )

const welcomeOfPupil = addressed`{здравствуй|здравствуйте}! Кабинет открыт: {выбирай|выбирайте} первый курс в каталоге и {решай|решайте} столько задач, сколько {захочешь|захотите}.`
const welcomeOfParent = addressed`здравствуйте! Кабинет открыт. На странице «Моя семья» можно добавить ребёнка: станет видно, чем он занят и что ему скоро сдавать.`
const welcomeOfTeacher = addressed`здравствуйте! Кабинет учителя открыт: в нём классы, домашние задания и проверка.`

/** The letter is about what an account of this kind is for, and leads there. */
function welcomeOf({ type, isParent }: Greeted): Pick<Message, 'link'> & { words: typeof welcomeOfPupil } {
  if (isParent) return { words: welcomeOfParent, link: link(site.user.family) }
  if (type === 'pupil') return { words: welcomeOfPupil, link: '/catalog/courses' }
  return { words: welcomeOfTeacher, link: link(site.user.teacherSchoolClasses) }
}

export function welcomeLetter(user: Greeted): Message {
  const { words, link: to } = welcomeOf(user)
  return {
    channel: 'email',
    kind: { mailing: 'materials', of: user.id },
    to: user.email ?? '',
    subject: 'Добро пожаловать!',
    text: said(user, words),
    link: to,
    cause: `welcome:${user.id}`,
  }
}

const passwordChanged = addressed`пароль только что сменили, и на всех других устройствах нужно войти заново. Если это было без {твоего|вашего} ведома, {напиши|напишите} нам: вернём доступ.`

/** To the owner, also when somebody else has changed the password. */
export const passwordChangedLetter = (user: Greeted, at: Date): Message => ({
  channel: 'email',
  kind: 'needed',
  to: user.email ?? '',
  subject: 'Пароль изменён',
  text: said(user, passwordChanged),
  link: '/contacts',
  action: 'Написать нам',
  cause: `password-changed:${user.id}:${at.getTime()}`,
})

const accessReset = addressed`почта или телефон в аккаунте подтверждены впервые. До этого указать их мог кто угодно, поэтому прежний пароль, входы на других устройствах, соцсети и ключи входа отключены.\n\n{Задай|Задайте} новый пароль и {проверь|проверьте}, что в кабинете всё верно: имя, класс и раздел «Семья».`

/** To the owner of a contact that was proved from outside of the sessions of the account. */
export const accessResetLetter = (user: Greeted, at: Date): Message => ({
  channel: 'email',
  kind: 'needed',
  to: user.email ?? '',
  subject: 'Прежние входы в аккаунт отключены',
  text: said(user, accessReset),
  link: link(site.market.forgotPassword),
  action: 'Задать новый пароль',
  cause: `access-reset:${user.id}:${at.getTime()}`,
})
