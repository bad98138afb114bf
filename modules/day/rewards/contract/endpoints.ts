import { endpoint } from '@school/kernel/contract'
import { Level } from './level.ts'

export const getLevel = endpoint({
  name: 'rewards.getLevel',
  method: 'GET',
  path: '/api/user/level',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['rewards.xp'],
  summary: 'Experience and level of the signed-in user',
  reply: Level,
})
