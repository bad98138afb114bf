/** Who is looking. Made from the session once per request; `id` 0 is a guest. */
export interface Viewer {
  readonly id: number
  readonly kind: 'guest' | 'pupil' | 'agent'
  readonly isElementary: boolean
  readonly isParent: boolean
  readonly isCoach: boolean
  readonly isMethodist: boolean
  /** Active role in the portal, `null` outside of any organization. */
  readonly portalRole: PortalRole | null
}

export const portalRoles = [
  'intern',
  'teacher',
  'schoolAdmin',
  'municipalityAdmin',
  'regionAdmin',
  'projectAdmin',
] as const
export type PortalRole = (typeof portalRoles)[number]

export const guest: Viewer = {
  id: 0,
  kind: 'guest',
  isElementary: false,
  isParent: false,
  isCoach: false,
  isMethodist: false,
  portalRole: null,
}
