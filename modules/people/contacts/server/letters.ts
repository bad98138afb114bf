import { nameInLetters } from '@school/names/server'
import type { UserRow } from '@school/users/tables'
import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { addressed, addressOf, called, sayTo } from '@school/texts'

export type Recipient = Pick<
  UserRow,
  'firstName' | 'email' | 'emailConfirmedAt' | 'type' | 'isParent' | 'gradeIndex'
>

type Words = Pick<Message, 'subject' | 'text'>

const said = (user: Recipient, to: string, words: ReturnType<typeof addressed>): string =>
  sayTo(
    addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex }),
    called(nameInLetters(user, to), words),
  )

const confirmation = addressed`{подтверди|подтвердите} эту почту: на неё придут важные письма, и по ней можно вернуть доступ, если пароль забудется.\n\nСсылка работает трое суток. Если это письмо пришло по ошибке, просто {не отвечай|не отвечайте} на него.`

export const confirmationWords = (user: Recipient, to: string): Words => ({
  subject: 'Подтверждение почты',
  text: said(user, to, confirmation),
})
export const confirmationAction = 'Подтвердить почту'
export const confirmationLink = (token: string): string =>
  link(site.market.emailConfirmation, {}, { confirmation_token: token })

const recovery = addressed`здесь можно задать новый пароль. Ссылка работает трое суток и один раз.\n\nЕсли пароль вспомнился или эта просьба {не твоя|не ваша}, ничего делать не нужно: прежний пароль действует.`

export const recoveryWords = (user: Recipient | null, to: string): Words => ({
  subject: 'Новый пароль',
  text: user ? said(user, to, recovery) : '',
})
export const recoveryAction = 'Задать новый пароль'
export const recoveryLink = (token: string): string =>
  link(site.market.resetPassword, {}, { reset_password_token: token })

/** What an SMS says after the name of the brand, which the courier puts before it; the code may be read aloud by a robot too. */
export const codeTexts = {
  confirmation: (code: string) => `код подтверждения телефона ${code}. Никому его не говорите.`,
  recovery: (code: string) => `код для нового пароля ${code}. Никому его не говорите.`,
  signIn: (code: string) => `код для входа ${code}. Никому его не говорите.`,
}

const asked = (to: string) =>
  addressed`в аккаунте попросили сменить почту на ${to}. Она сменится, когда откроют ссылку из письма на новый адрес.\n\nЕсли это {не твоя просьба|не ваша просьба}, {зайди|зайдите} в аккаунт, {отмени|отмените} смену и {поменяй|поменяйте} пароль.`

const changed = (to: string) =>
  addressed`почта аккаунта теперь ${to}: на этот адрес письма больше не приходят, и войти по нему нельзя.\n\nЕсли это {не твоя просьба|не ваша просьба}, {напиши|напишите} нам: поможем вернуть доступ.`

const changedPhone = (phone: string) =>
  addressed`телефон аккаунта теперь ${phone}. По нему можно войти и вернуть доступ.\n\nЕсли это {не твоя просьба|не ваша просьба}, {поменяй|поменяйте} пароль и {напиши|напишите} нам.`

const letter = (
  to: string,
  subject: string,
  text: string,
  cause: string,
  where: 'account' | 'us',
): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject,
  text,
  link: where === 'account' ? link(site.user.account) : link(site.lms.contacts),
  action: where === 'account' ? 'Открыть аккаунт' : 'Написать нам',
  cause,
})

interface Change {
  /** The old address, which is notified. */
  to: string
  /** Veiled: the letter may be read by others. */
  next: string
  cause: string
}

export const changeAskedLetter = (user: Recipient, { to, next, cause }: Change): Message =>
  letter(to, 'Просьба сменить почту', said(user, to, asked(next)), cause, 'account')

export const emailChangedLetter = (user: Recipient, { to, next, cause }: Change): Message =>
  letter(to, 'Почта изменена', said(user, to, changed(next)), cause, 'us')

export const phoneChangedLetter = (user: Recipient, { to, next, cause }: Change): Message =>
  letter(to, 'Телефон изменён', said(user, to, changedPhone(next)), cause, 'account')
