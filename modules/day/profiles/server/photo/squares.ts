import type { FileStore, Part, Received } from '@school/files/server'
import { Unavailable } from '@school/kernel/server'
import pLimit from 'p-limit'
import { photoSides, photoTypes } from '../../contract/photo.ts'

const limit = pLimit(2)
const mostWaiting = 50
/** A small file may unfold into a picture that fills the memory. */
const mostPixels = 50_000_000
const quality = 82

async function* bytesOf(bytes: Buffer) {
  yield bytes
}

/** The middle of a picture as squares, turned as it was held; all that the camera has written stays behind. @returns `null` of what can't be read */
export async function squaresOf(picture: string | Buffer): Promise<Buffer[] | null> {
  if (limit.pendingCount >= mostWaiting) throw new Unavailable(5)
  return limit(async () => {
    // Loaded with the first photograph.
    const { default: sharp } = await import('sharp')
    try {
      const upright = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
      return await Promise.all(
        photoSides.map((side) =>
          upright
            .clone()
            .resize(side, side, { fit: 'cover' })
            .flatten({ background: '#fff' })
            .webp({ quality })
            .toBuffer(),
        ),
      )
    } catch {
      return null
    }
  })
}

/** A photograph that has come in, or why it is none. */
export interface ReceivedPhoto {
  readonly size: number
  readonly content: Part['content']
  /** By `photoSides`; `null` when the picture can't be read. */
  readonly squares: readonly Received[] | null
  discard(): Promise<void>
}

/** Squares on their way to the store. */
export async function keepable(store: FileStore, squares: readonly Buffer[]): Promise<Received[]> {
  return Promise.all(squares.map((square) => store.receive(bytesOf(square), 'image/webp')))
}

/** Takes a photograph in and makes its squares, before anything of the database is held. */
export const receivePhoto =
  (store: FileStore) =>
  async (bytes: AsyncIterable<Buffer>): Promise<ReceivedPhoto> => {
    const { place, content, size, discard } = await store.lookInto(bytes)
    try {
      const isPicture = photoTypes.some((type) => type === content)
      const made = isPicture ? await squaresOf(place) : null
      const squares = made && (await keepable(store, made))
      return {
        size,
        content,
        squares,
        discard: async () => {
          for (const square of squares ?? []) await square.discard()
        },
      }
    } finally {
      await discard()
    }
  }
