import { type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    userId: `select id as "userId" from users`,
  },
}
