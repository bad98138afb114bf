import { createContext, useContext } from 'react'
import type { AttachedFile } from '@school/tasks/contract'

/** Uploads and displays files of answers; provided by an app, because this module does not depend on files. */
export interface FileTransfer {
  addressOf: (fileId: string) => string
  /** Why a file can't be opened; `null` when it can. */
  refusalOf: (fileId: string) => Promise<string | null>
  /** @throws an error with a message for the user */
  upload: (
    fileId: string,
    file: File,
    how: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<AttachedFile>
}

/** The default without a provider: nothing can be sent, for read-only views. */
const noTransfer: FileTransfer = {
  addressOf: () => '',
  refusalOf: () => Promise.resolve(null),
  upload: () => Promise.reject(new Error('No transfer of files is provided.')),
}

export const FileTransferContext = createContext<FileTransfer>(noTransfer)
export const useFileTransfer = (): FileTransfer => useContext(FileTransferContext)
