export { achievementsModule } from './module.ts'
