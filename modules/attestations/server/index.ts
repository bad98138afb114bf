import { contentPart, extend, type Room } from '@school/kernel/server'
import { workPolicy } from '@school/works/server'
import { attestationsContent } from './content-part.ts'
import { routes } from './routes.ts'

export const attestationsRoom: Room = {
  name: 'attestations',
  routes,
  extensions: [extend(contentPart, attestationsContent), extend(workPolicy, { kind: 'attestation' })],
}
