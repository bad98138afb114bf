import { Mailings, Profile } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

export const updateMailings = endpoint({
  name: 'profiles.updateMailings',
  method: 'PATCH',
  path: '/api/user/communication_subscriptions',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Which letters the person wants; what is absent stays as it was',
  body: z.object({ communicationSubscriptions: Mailings.partial() }),
  reply: Profile,
})
