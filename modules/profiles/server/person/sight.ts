import { hiddenName, publicName, teacherName } from '@school/accounts/server'

/** How much of a person somebody may see. */
export interface Sight {
  /** Reads the whole name: the person, the family, teachers, methodists. */
  isKnown: boolean
  /** Learns or works beside them. */
  isNear: boolean
}

interface Named {
  firstName: string
  middleName: string
  lastName: string
  isAgent: boolean
  publicProfile: boolean
}

/** A closed page tells strangers a letter and the level. */
export const isClosedTo = ({ isKnown }: Sight, { publicProfile }: Pick<Named, 'publicProfile'>): boolean =>
  !isKnown && !publicProfile

/** Whoever learns beside a child calls the child by name, whatever is closed. */
export const isHidden = (sight: Sight, person: Pick<Named, 'publicProfile'>): boolean =>
  isClosedTo(sight, person) && !sight.isNear

/** `null` where the whole name is read. */
export function nameFor(sight: Sight, person: Named): string | null {
  if (sight.isKnown) return null
  if (isHidden(sight, person)) return hiddenName(person)
  return person.isAgent && sight.isNear ? teacherName(person) : publicName(person)
}

/** A child's line and school are for those beside them; a teacher's are for everybody. */
export const tellsPlaces = (sight: Sight, { isAgent, publicProfile }: Named): boolean =>
  sight.isKnown || sight.isNear || (isAgent && publicProfile)
