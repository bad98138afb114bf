import { presentProfile } from '@school/accounts/server'
import type { FileStore } from '@school/files/server'
import { dispositionOf, FileReply, handle, handleUpload, type Route } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { putPhoto, refuse, removePhoto } from './actions.ts'
import { findSeenSquare } from './queries.ts'
import { receivePhoto, type ReceivedPhoto } from './squares.ts'

export const photoRoutesOf = (store: FileStore): Route[] => [
  handleUpload(contract.uploadAvatar, receivePhoto(store), async (ctx, { body }: { body: ReceivedPhoto }) =>
    presentProfile(ctx, await putPhoto(ctx, body)),
  ),

  handle(contract.removeAvatar, async (ctx) => presentProfile(ctx, await removePhoto(ctx))),

  handle(contract.getPhoto, async (ctx, { params: { photoId }, query: { side } }) => {
    const { viewer } = ctx
    // A viewer who owes a factor has no staff rights.
    const eyes = { id: viewer.owesFactor ? 0 : viewer.id, seesAll: viewer.isMethodist }
    const square = await findSeenSquare(ctx.sql, { photoId, isLarge: side === '320' }, eyes)
    // Small enough to go through us: an address of a bucket would be another one in every list.
    const stream = square && (await store.open(square.fileId))
    if (!square || !stream) throw refuse('photo_not_found')
    const disposition = dispositionOf('photo.webp', true)
    return new FileReply({
      id: `${photoId}-${side}`,
      type: 'image/webp',
      size: square.size,
      disposition,
      stream,
    })
  }),
]
