import type { ModuleVisits } from '@school/server/testing'

const photo = '00000000-0000-4000-8000-00000000f070'
const small = '00000000-0000-4000-8000-00000000f096'
const large = '00000000-0000-4000-8000-00000000f320'

/** A pupil who is unknown to all callers of the access tests. */
const pupil = `select user_id as id from class_members where role = 'pupil' order by user_id desc limit 1`

export const visits: ModuleVisits = {
  addresses: {
    photoId: `select photo_id as "photoId" from users where photo_id is not null`,
    copyId: 'select id as "copyId" from data_copies where asked_by = $1',
  },
  prepared: [
    `insert into files (id, owner_id, name, type, size, created_at, attached_at)
      select square::uuid, id, 'photo.webp', 'image/webp', 1, $1::timestamptz, $1
      from (${pupil}) pupil, unnest(array['${small}', '${large}']) square`,
    `insert into photos (id, user_id, small_file_id, large_file_id, created_at)
      select '${photo}', id, '${small}', '${large}', $1::timestamptz from (${pupil}) pupil`,
    `insert into data_copies (user_id, asked_by, asked_at) select id, id, $1::timestamptz from (${pupil}) pupil`,
    `update users set photo_id = '${photo}' where id = (select id from (${pupil}) pupil)`,
  ],
  objects: {
    copyId: { own: `select id as "copyId", asked_by as owner from data_copies order by id desc limit 1` },
    photoId: {
      of_a_pupil: `select photo_id as "photoId", id as owner from users where photo_id = '${photo}'`,
    },
  },
}
