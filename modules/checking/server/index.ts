import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'

export { mayReadAnswersOf } from './access.ts'

export const checkingRoom: Room = { name: 'checking', routes }
