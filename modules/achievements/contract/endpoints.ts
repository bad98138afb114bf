import { endpoint, idParams } from '@school/kernel/contract'
import { Profile } from './profile.ts'

export const getProfile = endpoint({
  name: 'achievements.getProfile',
  method: 'GET',
  path: '/api/users/:userId/profile',
  audience: 'anyone',
  summary: 'What a person has reached; a closed profile is seen by its own people only',
  params: idParams('userId'),
  reply: Profile,
  errors: ['profile_not_found'],
})
