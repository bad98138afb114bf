import { extend, type Room } from '@school/kernel/server'
import { workPolicy } from '@school/works/server'
import { trainingPolicy } from './policy.ts'
import { routes } from './routes.ts'

export { loadTrainings } from './load.ts'
export { readTrainings, type TrainingContent } from './read.ts'

export const trainingsRoom: Room = {
  name: 'trainings',
  routes,
  extensions: [extend(workPolicy, trainingPolicy)],
}
