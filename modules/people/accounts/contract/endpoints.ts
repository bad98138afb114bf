import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'
import { Profile, ProfileUpdate } from './profile.ts'
import { DemoAccount, SignedIn, SignIn, SignUp, User } from './user.ts'

export const getMe = endpoint({
  name: 'accounts.getMe',
  method: 'GET',
  path: '/api/user/me',
  audience: 'account',
  alsoForWeakSessions: true,
  reads: ['accounts.user'],
  summary: 'The signed-in user',
  reply: User,
})

export const getProfile = endpoint({
  name: 'accounts.getProfile',
  method: 'GET',
  path: '/api/user/profile',
  audience: 'account',
  reads: ['accounts.user'],
  summary: 'The signed-in user with everything that only the user sees',
  reply: Profile,
})

export const updateProfile = endpoint({
  name: 'accounts.updateProfile',
  method: 'PATCH',
  path: '/api/user/profile',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Changes what the form names and answers with the profile as it became',
  body: ProfileUpdate,
  reply: Profile,
  errors: [
    'name_missing',
    'name_unfit',
    'personal_data_gap',
    'field_locked',
    'birthday_unfit',
    'phone_unfit',
    'phone_taken',
    'grade_by_check',
    'grade_not_yours',
    'grade_held',
    'grade_of_class',
    'school_absent',
    'city_absent',
    'discipline_absent',
    'link_unfit',
  ],
})

export const getCsrfToken = endpoint({
  name: 'accounts.getCsrfToken',
  method: 'GET',
  path: '/api/csrf_token',
  audience: 'anyone',
  reads: [],
  summary: 'The token for X-CSRF-Token, bound to the visitor and the session',
  reply: z.object({ token: z.string() }),
})

export const signUp = endpoint({
  name: 'accounts.signUp',
  method: 'POST',
  path: '/user',
  audience: 'anyone',
  changes: [],
  summary:
    'Registers a user by address or phone and opens a session; the same with the same password signs in',
  body: SignUp,
  reply: SignedIn,
  errors: [
    'captcha_wrong',
    'contact_required',
    'email_taken',
    'registration_closed',
    'external_sign_in_only',
    'phone_sign_in_off',
    'phone_taken',
    'grade_required',
    'name_required',
    'password_common',
    'password_personal',
    'too_many_guesses',
  ],
  keepsReply: false,
  perMinute: 60,
})

export const signIn = endpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/user/login',
  audience: 'anyone',
  changes: [],
  summary: 'Opens a session by address or phone and password',
  body: SignIn,
  reply: SignedIn,
  errors: [
    'wrong_credentials',
    'too_many_guesses',
    'captcha_wrong',
    'external_sign_in_only',
    'phone_sign_in_off',
  ],
  keepsReply: false,
  // A whole school behind one address comes at one bell; wrong passwords are counted apart.
  perMinute: 600,
})

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'DELETE',
  path: '/user/log_out',
  // Also for whom the session has ended meanwhile: a repeat of signing out is no error.
  audience: 'anyone',
  changes: [],
  summary: 'Closes the session',
  reply: z.null(),
  keepsReply: false,
})

export const listDemoAccounts = endpoint({
  name: 'accounts.listDemoAccounts',
  method: 'GET',
  path: '/api/demo_accounts',
  audience: 'anyone',
  reads: [],
  summary: 'Accounts of the demo school for one-click sign-in; empty in production',
  reply: z.array(DemoAccount),
})
