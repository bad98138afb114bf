import * as z from 'zod'
import { endpoint, TypedLine } from '@school/kernel/contract'
import { maxFileBytes, StoredFile } from './stored-file.ts'

const FileId = z.object({ fileId: z.uuid() })

/** Any; it is kept without what no name needs. */
const FileName = TypedLine.min(1).max(2000)

export const uploadFile = endpoint({
  name: 'files.upload',
  method: 'PUT',
  path: '/api/files/:fileId',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: [],
  summary:
    'Keeps one file, sent as it is, under an id that the sender has made; repeating it changes nothing',
  params: FileId,
  query: z.object({ name: FileName }),
  fileBytes: maxFileBytes,
  reply: StoredFile,
  errors: [
    'file_empty',
    'file_type_unknown',
    'file_macros',
    'file_name_differs',
    'too_many_files',
    'file_not_found',
  ],
  perMinute: 600,
})

export const getFile = endpoint({
  name: 'files.get',
  method: 'GET',
  path: '/api/files/:fileId',
  audience: 'user',
  alsoForWeakSessions: true,
  summary: 'The file itself: for its author and for those who check the author’s answers',
  params: FileId,
  isFile: true,
  reply: z.unknown(),
  errors: ['file_not_found', 'file_without_consent'],
})
