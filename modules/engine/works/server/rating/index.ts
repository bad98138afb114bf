// The count of results, which the module `ratings` reads.
export {
  bestOfSchool,
  countResults as count,
  countResultsJob as countJob,
  everybody,
  everywhere,
  type FindSchools,
  lockRating as lock,
  mendRatings as mendJob,
  rateAttempts as add,
  recountRating as recount,
  sliceBits,
  sumSchools,
  takeOutOfBuckets as takeOut,
  takeResultBack as takeBack,
  whole,
} from './counting.ts'
export { excludeAttempt as exclude, includeAttempt as include } from './exclude.ts'
