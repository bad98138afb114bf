import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Unavailable } from '@school/kernel/server'
import { sweepAside, takeAside } from './aside.ts'
import type { FileStore, Showing } from './store.ts'

export interface S3Settings {
  /** As servers and browsers reach it. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  /** How long a signed address opens a file. */
  readSeconds: number
}

/** Prefix of uploads that are not stored under their ids yet. */
const incoming = 'incoming/'
const missing = new Set(['NoSuchKey', 'NotFound'])

/**
 * Loads the client when the first file is requested: schools on a disk don't pay for it. Checksums are the ones that
 * every S3-compatible storage knows; the client's own log lines are switched off, to keep them out of our log.
 */
async function connect({ endpoint, region, keyId, secret }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3')
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  })
  return { s3, client, getSignedUrl }
}

/** Turns failures of the storage into an answer for the sender, who cannot fix them. @throws Unavailable */
async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch {
    throw new Unavailable()
  }
}

/** `null` for an error that means «not found». */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (missing.has((error as Error).name)) return null
    throw error
  }
}

/**
 * A private bucket of any S3-compatible storage: servers need no common disk. A file that is taken goes to the bucket
 * before the transaction begins; to keep it is a copy inside the bucket, short enough for one.
 * @param aside a folder of this machine, for what is just coming
 */
export function s3Store(settings: S3Settings, aside: string): FileStore {
  const { bucket: Bucket, readSeconds } = settings
  let connected: ReturnType<typeof connect> | undefined
  const reach = () => (connected ??= connect(settings))
  let isSwept = false

  async function put(key: string, place: string, size: number): Promise<void> {
    const { s3, client } = await reach()
    const Body = createReadStream(place)
    await client.send(new s3.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size }))
  }

  async function remove(key: string): Promise<void> {
    const { s3, client } = await reach()
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key }))
  }

  /** A machine that crashed during an upload has left a partial file on its own disk, where only it can remove it. */
  async function sweepOwnDisk(): Promise<void> {
    if (isSwept) return
    isSwept = true
    await sweepAside(aside, new Date(Date.now() - 24 * 3600 * 1000))
  }

  return {
    async lookInto(bytes) {
      await sweepOwnDisk()
      return takeAside(aside, bytes)
    },
    async receive(bytes, declaredType = '') {
      await sweepOwnDisk()
      const part = await takeAside(aside, bytes)
      const key = incoming + part.name
      const isTaken = part.content !== null && part.content !== 'macros'
      const discard = async () => {
        await part.discard()
        // What stays is removed by the sweep.
        if (isTaken) await remove(key).catch(() => {})
      }
      try {
        if (isTaken) await orAway(put(key, part.place, part.size))
      } catch (error) {
        await part.discard()
        throw error
      }
      const keep = async (id: string) => {
        if (!isTaken) return put(id, part.place, part.size)
        const { s3, client } = await reach()
        const copy = new s3.CopyObjectCommand({ Bucket, Key: id, CopySource: `${Bucket}/${key}` })
        await orAway(client.send(copy))
      }
      return { ...part, declaredType, discard, keep }
    },
    async open(id) {
      const { s3, client } = await reach()
      const found = await orNull(client.send(new s3.GetObjectCommand({ Bucket, Key: id })))
      return (found?.Body as Readable | undefined) ?? null
    },
    async sizeOf(id) {
      const { s3, client } = await reach()
      return (await orNull(client.send(new s3.HeadObjectCommand({ Bucket, Key: id }))))?.ContentLength ?? null
    },
    async addressOf(id, { type, disposition }: Showing) {
      const { s3, client, getSignedUrl } = await reach()
      const asked = new s3.GetObjectCommand({
        Bucket,
        Key: id,
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      })
      return getSignedUrl(client, asked, { expiresIn: readSeconds })
    },
    remove,
    async sweep(before) {
      await sweepAside(aside, before)
      const { s3, client } = await reach()
      for await (const { Contents = [] } of s3.paginateListObjectsV2(
        { client },
        { Bucket, Prefix: incoming },
      ))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified && LastModified < before) await remove(Key)
    },
    async look() {
      const { s3, client } = await reach()
      await client.send(new s3.HeadBucketCommand({ Bucket }))
    },
  }
}
