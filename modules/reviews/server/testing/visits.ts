import type { RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: { reviewId: `select id as "reviewId" from answer_reviews` },
}
