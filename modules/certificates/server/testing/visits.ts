import { type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    number: `select number from certificates`,
  },
}
