import { type RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    taskId: `select id as "taskId" from tasks`,
  },
}
