import { type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    fileId: `select id as "fileId" from files`,
  },
}
