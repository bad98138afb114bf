/** The current user. Made from the session once per request; `id` 0 is a guest. */
export interface Viewer {
  readonly id: number
  readonly kind: 'guest' | 'pupil' | 'agent'
  readonly isElementary: boolean
  readonly isParent: boolean
  readonly isCoach: boolean
  readonly isMethodist: boolean
  /** Of a jury somewhere. */
  readonly isExpert: boolean
  readonly isMiniGroupTeacher: boolean
  /** Active role in the portal, `null` outside of any organization. */
  readonly portalRole: PortalRole | null
  /** Staff without the required second factor: until it is set up only their own account is open. */
  readonly owesFactor: boolean
  /** An address or a phone is proved: the account belongs to its owner. */
  readonly isProved: boolean
  /** Grows with everything that changes what the person is or may; 0 for a guest. */
  readonly version: number
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
  isExpert: false,
  isMiniGroupTeacher: false,
  portalRole: null,
  owesFactor: false,
  isProved: false,
  version: 0,
}

/** User id and version, for a header of an answer: `7.12`. */
export const versionOf = ({ id, version }: Viewer): string => `${id}.${version}`

/**
 * Whether an answer was made for a later version of this person, or for another person: then cached data about them and data shown to them
 * is outdated. A delayed answer carries an earlier version and changes nothing.
 */
export function isOutdated(known: Viewer, reported: string): boolean {
  const [id, version] = reported.split('.').map(Number)
  return id !== known.id || version! > known.version
}
