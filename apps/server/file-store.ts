import path from 'node:path'
import { diskStore, type FileStore, type S3Settings, s3Store } from '@school/files/server'

/** Where the bytes of what people send lie: in a bucket, else under `dataDir`, where they come in anyway. */
export function fileStoreIn(dataDir: string, s3: S3Settings | null = null): FileStore {
  const folder = path.join(dataDir, 'files')
  return s3 ? s3Store(s3, path.join(folder, 'incoming')) : diskStore(folder)
}
