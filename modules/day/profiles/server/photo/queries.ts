import type { Sql } from '@school/db'
import type { WalkFrom } from '@school/kernel/server'
import { seesPhotoSql } from '@school/school-classes/server'

interface PhotoRow {
  id: string
  userId: number
  smallFileId: string
  largeFileId: string
  createdAt: Date
}

export async function insertPhoto(sql: Sql, photo: PhotoRow): Promise<void> {
  await sql.query({
    name: 'insert_photo',
    text: `insert into photos (id, user_id, small_file_id, large_file_id, created_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    values: [photo.id, photo.userId, photo.smallFileId, photo.largeFileId, photo.createdAt],
  })
}

/** A square of a photograph that is its person's now and that the viewer may see. */
export async function findSeenSquare(
  sql: Sql,
  { photoId, isLarge }: { photoId: string; isLarge: boolean },
  { id, seesAll }: { id: number; seesAll: boolean },
): Promise<{ fileId: string; size: number } | undefined> {
  const { rows } = await sql.query<{ fileId: string; size: number }>({
    name: 'find_seen_square',
    text: `select f.id as "fileId", f.size from photos p join users u on u.photo_id = p.id
      join files f on f.id = case when $2 then p.large_file_id else p.small_file_id end
      where p.id = $1 and ($4 or ${seesPhotoSql('u', '$3::int')})`,
    values: [photoId, isLarge, id, seesAll],
  })
  return rows[0]
}

/** That of somebody who has left waits with the name for their return. */
const unusedSql = `p.created_at < $1 and not exists (select from users u where u.photo_id = p.id)
  and not exists (select from departures d where d.user_id = p.user_id and d.shown->>'photoId' = p.id::text)`

export async function listUnusedPhotos(
  sql: Sql,
  before: Date,
  { after, except }: WalkFrom<string>,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'list_unused_photos',
    text: `select p.id from photos p where ${unusedSql} and ($2::uuid is null or p.id > $2) and not p.id = any($3::uuid[]) order by p.id limit 1000`,
    values: [before, after, except],
  })
  return rows.map(({ id }) => id)
}

/** @returns the files of those that were taken away */
export async function deleteUnusedPhotos(sql: Sql, before: Date, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ smallFileId: string; largeFileId: string }>({
    name: 'delete_unused_photos',
    text: `delete from photos p where ${unusedSql} and p.id = any($2::uuid[])
      returning small_file_id as "smallFileId", large_file_id as "largeFileId"`,
    values: [before, ids],
  })
  return rows.flatMap(({ smallFileId, largeFileId }) => [smallFileId, largeFileId])
}
