import type { TaskKind } from '@school/tasks/contract'
import { kindNames } from './ru-fields.ts'

/** In the order in which they are offered. */
export const taskKinds = Object.keys(kindNames) as TaskKind[]

export const byPerson: readonly TaskKind[] = ['file', 'essay']
