import type { Room } from '@school/kernel/server'
import { answers } from './routes.ts'

export { loadAttestations } from './load.ts'
export { type AttestationContent, readAttestations } from './read.ts'

export const attestationsRoom: Room = { name: 'attestations', answers }
