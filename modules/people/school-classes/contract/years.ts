import { schoolYearOf } from '@school/texts'

const dayMs = 24 * 3600_000
/** Examinations of the eleventh grade end in June: the next school year is prepared from the first of July. */
const summerMs = 62 * dayMs

/** The school year to which a class may go, and of which classes are made unless another is said. */
export const yearToMoveTo = (now: Date): number => schoolYearOf(new Date(now.getTime() + summerMs))

/** Of which school years classes may be made: in July and August the coming one comes first. */
export const yearsToMake = (now: Date): number[] => [...new Set([yearToMoveTo(now), schoolYearOf(now)])]
