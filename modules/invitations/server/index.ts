import { demoPart, personPart } from '@school/accounts/server'
import { extend, type Room, Visitors } from '@school/kernel/server'
import { invitationsDemoOf } from './demo.ts'
import { routesOf } from './routes.ts'
import type { InvitationSettings } from './settings.ts'
import { invitationsPart } from './person-part.ts'

export const invitationsRoomOf = (settings: InvitationSettings): Room => ({
  name: 'invitations',
  routes: routesOf(settings),
  extensions: [
    extend(personPart, invitationsPart),
    extend(demoPart, invitationsDemoOf(new Visitors(settings.secrets, false).sign)),
  ],
})
