import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'
import { NewAchievement, Reached } from './profile.ts'

export const getReached = endpoint({
  name: 'achievements.getReached',
  method: 'GET',
  path: '/api/users/:userId/achievements',
  audience: 'anyone',
  reads: ['accounts.user', 'works.attempts', 'rewards.xp', 'certificates.certificates'],
  summary: 'What a person has reached; a closed profile is seen by its own people only',
  params: idParams('userId'),
  reply: Reached,
  errors: ['profile_not_found'],
})

export const listNewAchievements = endpoint({
  name: 'achievements.listNew',
  method: 'GET',
  path: '/api/user/achievements/new',
  audience: 'pupil',
  alsoForWeakSessions: true,
  reads: ['achievements.seen', 'works.attempts', 'rewards.xp'],
  summary: 'Achievements of the last two weeks that their owner has not seen, the newest first',
  reply: z.array(NewAchievement),
})

export const markAchievementsSeen = endpoint({
  name: 'achievements.markSeen',
  method: 'POST',
  path: '/api/user/achievements/views',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['achievements.seen'],
  summary: 'Its owner has seen every achievement that is there; repeating it changes nothing',
  reply: z.null(),
})
