import { extend, type Room } from '@school/kernel/server'
import { workPolicy } from '@school/works/server'
import { routes } from './routes.ts'

export { loadAttestations } from './load.ts'
export { type AttestationContent, readAttestations } from './read.ts'

export const attestationsRoom: Room = {
  name: 'attestations',
  routes,
  extensions: [extend(workPolicy, { kind: 'attestation' })],
}
