import * as z from 'zod'
import { endpoint, Id, idParams, Instant } from '@school/kernel/contract'
import { AccessGrant, HandSource } from './grant.ts'

export const mostGrants = 1000

export const listGrants = endpoint({
  name: 'grants.list',
  method: 'GET',
  path: '/api/users/:userId/grants',
  audience: 'agent',
  reads: ['grants.grants'],
  summary: 'What a person may open, may no more and will, the last given first: for those who give it',
  params: idParams('userId'),
  reply: z.array(AccessGrant).max(mostGrants),
  errors: ['person_not_found'],
})

export const giveGrant = endpoint({
  name: 'grants.give',
  method: 'POST',
  path: '/api/resources/:resourceKind/:resourceId/grants',
  audience: 'agent',
  changes: ['grants.grants'],
  summary: 'Opens a resource to a person; giving it once more from the same source changes its term',
  params: z.object({ resourceKind: z.string().max(40), resourceId: Id }),
  body: z.object({
    userId: Id,
    source: HandSource,
    /** At once when absent; of a term that is changed, as it was. */
    startsAt: Instant.optional(),
    endsAt: Instant.nullable(),
  }),
  reply: AccessGrant,
  errors: ['resource_not_found', 'person_not_found', 'access_ends_early'],
})

export const takeGrant = endpoint({
  name: 'grants.take',
  method: 'DELETE',
  path: '/api/grants/:grantId',
  audience: 'agent',
  changes: ['grants.grants'],
  summary:
    'Takes an access away at once; the grant stays, with who has taken it; repeating it changes nothing',
  params: idParams('grantId'),
  reply: AccessGrant,
  errors: ['grant_not_found'],
})
