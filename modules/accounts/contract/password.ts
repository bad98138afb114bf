import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { says } from './ru.ts'

/** A password that is being chosen; whether it is too common is known by the server alone. */
export const NewPassword = z.string().min(8, says.shortPassword).max(200, says.longPassword)

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
  audience: 'user',
  changes: ['accounts.sessions'],
  summary: 'Changes the password, ends all other sessions and tells the owner by letter',
  body: ChangePassword,
  reply: z.null(),
  errors: [
    'wrong_current_password',
    'no_password_yet',
    'full_sign_in_required',
    'password_common',
    'password_personal',
    'password_same',
    'too_many_guesses',
  ],
  keepsReply: false,
  perMinute: 30,
})
