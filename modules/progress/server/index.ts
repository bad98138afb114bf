import type { Room } from '@school/kernel/server'
import { answers } from './routes.ts'

export const progressRoom: Room = { name: 'progress', answers }
