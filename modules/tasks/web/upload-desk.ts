import { createContext, useContext } from 'react'
import type { AttachedFile } from '../contract/index.ts'

/** Where files of answers are sent to and shown from; an app hands it over, for tasks know no files. */
export interface UploadDesk {
  addressOf: (fileId: string) => string
  /** Why a file does not open; `null` when it does after all. */
  refusalOf: (fileId: string) => Promise<string | null>
  /** @throws an error with the words to show */
  upload: (
    fileId: string,
    file: File,
    how: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<AttachedFile>
}

/** Where nothing is handed over nothing can be sent: a picture of a task that is only looked at. */
const noDesk: UploadDesk = {
  addressOf: () => '',
  refusalOf: () => Promise.resolve(null),
  upload: () => Promise.reject(new Error('No desk to send files to.')),
}

export const UploadDeskContext = createContext<UploadDesk>(noDesk)
export const useUploadDesk = (): UploadDesk => useContext(UploadDeskContext)
