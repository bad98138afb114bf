import { guest, type Viewer } from '@school/access'
import type { DemoName } from './fixtures.ts'

const pupil: Viewer = { ...guest, id: 1, kind: 'pupil' }
const agent: Viewer = { ...guest, id: 1, kind: 'agent' }

/** People as whom the walks open pages of the site. */
export const peopleOfSite: Record<string, { as: DemoName | null; viewer: Viewer }> = {
  guest: { as: null, viewer: guest },
  pupil: { as: 'pupil', viewer: pupil },
  elementary: { as: 'elementary', viewer: { ...pupil, isElementary: true } },
  parent: { as: 'parent', viewer: { ...pupil, isParent: true } },
  graduate: { as: 'graduate', viewer: pupil },
  newcomer: { as: 'newcomer', viewer: pupil },
  teacher: { as: 'teacher', viewer: agent },
  coach: { as: 'coach', viewer: { ...agent, isCoach: true } },
  methodist: { as: 'methodist', viewer: { ...agent, isMethodist: true } },
}

/** Every type of user of the portal. */
export const peopleOfPortal: [DemoName | null, Viewer][] = [
  [null, guest],
  ['pupil', pupil],
  ['intern', { ...agent, portalRole: 'intern' }],
  ['school-teacher', { ...agent, portalRole: 'teacher' }],
  ['school-admin', { ...agent, portalRole: 'schoolAdmin' }],
  ['municipality-admin', { ...agent, portalRole: 'municipalityAdmin' }],
  ['region-admin', { ...agent, portalRole: 'regionAdmin' }],
  ['project-admin', { ...agent, portalRole: 'projectAdmin' }],
]
