import { ApiError, call } from '@school/api-client'
import { getFile, type StoredFile, uploadFile } from '../contract/index.ts'

export interface Uploading {
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Where fields of answers send files and where views take them from. */
export const fileTransfer = {
  addressOf: (fileId: string): string => `/api/files/${fileId}`,

  /** In the words of the refusal. */
  async refusalOf(fileId: string): Promise<string | null> {
    try {
      await call(getFile, { params: { fileId } })
      return null
    } catch (error) {
      if (error instanceof ApiError) return error.message
      throw error
    }
  },

  /** Photographs are made smaller on the way. Repeating it with the same id is safe. @throws ApiError */
  async upload(fileId: string, file: File, { onProgress, signal }: Uploading): Promise<StoredFile> {
    const { shrunk } = await import('./shrink.ts')
    const sent = await shrunk(file)
    const input = { params: { fileId }, query: { name: sent.name } }
    return call(uploadFile, input, { file: sent, onProgress, signal })
  },
}
