import { type ModuleVisits } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: {
    fileId: `select id as "fileId" from files`,
  },
  prepared: [
    `insert into files (id, owner_id, name, type, size, created_at)
   select '00000000-0000-4000-8000-000000000001', user_id, 'solution.png', 'image/png', 16, $1 from class_members where role = 'pupil' order by user_id desc limit 1`,
  ],
  objects: {
    fileId: { loose: `select id as "fileId", owner_id as owner from files order by id limit 1` },
  },
}
