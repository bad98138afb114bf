import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { NewPassword } from './new-password.ts'
import { says } from './ru.ts'
import { SignedIn } from './user.ts'

export const ChangePassword = z.object({
  user: z.object({
    currentPassword: z.string().min(1, says.noPassword).max(200, says.longPassword),
    password: NewPassword,
  }),
})

export const changePassword = endpoint({
  name: 'accounts.changePassword',
  method: 'PUT',
  path: '/api/user/password',
  audience: 'account',
  changes: ['accounts.sessions'],
  summary:
    'Changes the password, ends all other sessions, notifies the owner by letter and signs in again, with the second step where it is required',
  body: ChangePassword,
  reply: SignedIn,
  errors: [
    'wrong_current_password',
    'no_password_yet',
    'password_common',
    'password_personal',
    'password_same',
    'too_many_guesses',
  ],
  keepsReply: false,
  perMinute: 30,
})
