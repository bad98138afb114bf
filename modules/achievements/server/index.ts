export { achievementsRoom } from './room.ts'
export { seedAchievements } from './seed.ts'
