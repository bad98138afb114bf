import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule, Visitors } from '@school/kernel/server'
import { classTrace } from '@school/school-classes/server'
import { invitationsDemoOf } from './demo.ts'
import { routesOf } from './routes.ts'
import type { InvitationSettings } from './settings.ts'
import { invitationsPart } from './person-part.ts'
import { invitationsTrace } from './class-trace.ts'

export const invitationsModuleOf = (settings: InvitationSettings): ServerModule => ({
  name: 'invitations',
  routes: routesOf(settings),
  extensions: [
    extend(personPart, invitationsPart),
    extend(classTrace, invitationsTrace),
    extend(demoPart, invitationsDemoOf(new Visitors(settings.secrets, false).sign)),
  ],
})
