import type { Room } from '@school/kernel/server'
import { answers } from './routes.ts'

export { loadTrainings } from './load.ts'
export { readTrainings, type TrainingContent } from './read.ts'

export const trainingsRoom: Room = { name: 'trainings', answers }
