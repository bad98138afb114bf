export { achievementsRoom } from './room.ts'
