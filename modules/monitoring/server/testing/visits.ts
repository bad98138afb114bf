import type { RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: {
    workId: `select work_id as "workId" from exam_rehearsals union all select work_id from attestation_trainings`,
  },
}
