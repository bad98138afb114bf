// The record of reviews, which the module `reviews` keeps.
export { applyVerdict, giveTryBack, type JudgedTask, judgeReviewed } from './apply-verdict.ts'
export { giveWaitingBack } from './give-back.ts'
export { presentReview as present } from './present.ts'
export {
  listReviewsOf as listOf,
  listReviewVerdicts as listVerdicts,
  type ReviewRow,
  type SaidRow,
  withReview,
} from './queries.ts'
export {
  addMark,
  askSecondLook,
  holdReview as hold,
  listMarks,
  type Mark,
  releaseReview as release,
  saveEffectiveReview as saveEffective,
  saveReview as save,
} from './record.ts'
