import { hiddenName, publicName, teacherName } from '@school/names/server'

/** How much of a person somebody may see. */
export interface Sight {
  /** Reads the whole name: the person, the family, teachers, methodists. */
  isKnown: boolean
  /** Learns or works with them. */
  isNear: boolean
}

interface Named {
  firstName: string
  middleName: string
  lastName: string
  isAgent: boolean
  publicProfile: boolean
}

/** A closed page shows strangers a letter and the level. */
export const isClosedTo = ({ isKnown }: Sight, { publicProfile }: Pick<Named, 'publicProfile'>): boolean =>
  !isKnown && !publicProfile

/** Those who learn with a child see the child’s name even on a closed page. */
export const isHidden = (sight: Sight, person: Pick<Named, 'publicProfile'>): boolean =>
  isClosedTo(sight, person) && !sight.isNear

/** `null` where the whole name is read. */
export function nameFor(sight: Sight, person: Named): string | null {
  if (sight.isKnown) return null
  if (isHidden(sight, person)) return hiddenName(person)
  return person.isAgent && sight.isNear ? teacherName(person) : publicName(person)
}

/** A child’s line and school are shown to those near the child; a teacher’s are public. */
export const showsPlaces = (sight: Sight, { isAgent, publicProfile }: Named): boolean =>
  sight.isKnown || sight.isNear || (isAgent && publicProfile)
