import type { Viewer } from './viewer.ts'

/**
 * The one table of who may knock: at a page of the catalogue or at an endpoint.
 * An agent is a teacher or a coach (shared-application §3, derived fields).
 */
const admitsViewer = {
  anyone: () => true,
  guest: (v: Viewer) => v.id === 0,
  /** Signed in, even without the second factor that they owe. */
  account: (v: Viewer) => v.id > 0,
  user: (v: Viewer) => v.id > 0,
  pupil: (v: Viewer) => v.kind === 'pupil',
  elementary: (v: Viewer) => v.kind === 'pupil' && v.isElementary,
  parent: (v: Viewer) => v.isParent,
  agent: (v: Viewer) => v.kind === 'agent' || v.isCoach,
  teacher: (v: Viewer) => v.portalRole === 'teacher',
  staff: (v: Viewer) => v.portalRole !== null && v.portalRole !== 'intern',
}

export type Audience = keyof typeof admitsViewer
export const audiences = Object.keys(admitsViewer) as Audience[]

/** What is open to somebody who owes a second factor: to set it up, to leave, and what is everybody's. */
const openToOwing: ReadonlySet<Audience> = new Set(['anyone', 'account'])

export const admits = (audience: Audience, viewer: Viewer): boolean =>
  admitsViewer[audience](viewer) && (!viewer.owesFactor || openToOwing.has(audience))
