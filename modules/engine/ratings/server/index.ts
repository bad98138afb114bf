import type { ServerModule } from '@school/kernel/server'
import { ratingCount } from '@school/works/server'
import { findSchoolsOfAttempts } from './schools-of-attempts.ts'

export { participantsSql, type RatingFilter } from './board.ts'
export { explainPlace } from './explain.ts'
export { presentPerson, presentPlace, presentRated } from './present.ts'
export { shownPlace } from './placed.ts'
export { findPlace, findPlaceAround, listRating, type PlacedRow } from './rating.ts'
export { findSchoolsOfAttempts } from './schools-of-attempts.ts'
export { listRatedRegions, listSchoolRating } from './schools.ts'
export { binOf, findFirstPercent, readWorkStats } from './stats.ts'

/** The works engine counts results on every judgement; this module runs the background jobs, because they need schools. */
export const ratingsModule: ServerModule = {
  name: 'ratings',
  routes: [],
  jobs: [ratingCount.countJob(findSchoolsOfAttempts), ratingCount.mendJob],
}
