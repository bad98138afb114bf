import type { Room } from '@school/kernel/server'
import { countResultsJob, mendRatings } from '@school/works/server'
import { findSchoolsOfAttempts } from './schools-of-attempts.ts'

export { participantsSql, type RatingFilter } from './board.ts'
export { explainPlace } from './explain.ts'
export { presentPerson, presentPlace, presentRated } from './present.ts'
export { toldPlace } from './placed.ts'
export { findPlace, findPlaceAround, listRating, type PlacedRow } from './rating.ts'
export { findSchoolsOfAttempts } from './schools-of-attempts.ts'
export { listRatedRegions, listSchoolRating } from './schools.ts'
export { binOf, findFirstPercent, readWorkStats } from './stats.ts'

/** Works keep the count of results with every judgement; what goes over all of them in the background is started here, where schools are known. */
export const ratingsRoom: Room = {
  name: 'ratings',
  routes: [],
  jobs: [countResultsJob(findSchoolsOfAttempts), mendRatings],
}
