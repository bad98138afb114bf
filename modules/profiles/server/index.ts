import { userPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { profilePart } from './profile-part.ts'
import { routes } from './routes.ts'

export { type Hold, standingHold } from './hold.ts'

export const profilesRoom: Room = {
  name: 'profiles',
  routes,
  extensions: [extend(userPart, profilePart)],
}
