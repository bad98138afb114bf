import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'

export const updateLocale = endpoint({
  name: 'accounts.updateLocale',
  method: 'PATCH',
  path: '/api/user/locale',
  audience: 'account',
  alsoForWeakSessions: true,
  changes: ['accounts.user'],
  summary: 'Remembers the language of the user; the same one again changes nothing',
  body: z.object({ locale: z.enum(['ru', 'en', 'it']) }),
  reply: z.null(),
})
