import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'
import { maxFileBytes, maxNameLength, StoredFile } from './stored-file.ts'

const FileId = z.object({ fileId: z.uuid() })

/** What names of files never need: signs of control and of folders. */
const unwanted = /[\p{Cc}\p{Cf}/\\]/gu
const FileName = z
  .string()
  .max(2000)
  .transform((name) => name.replace(unwanted, '').trim().slice(-maxNameLength))
  .pipe(z.string().min(1))

export const uploadFile = endpoint({
  name: 'files.upload',
  method: 'PUT',
  path: '/api/files/:fileId',
  audience: 'user',
  summary:
    'Keeps one file, sent as it is, under an id that the sender has made; repeating it changes nothing',
  params: FileId,
  query: z.object({ name: FileName }),
  fileBytes: maxFileBytes,
  reply: StoredFile,
  errors: ['file_empty', 'file_type_unknown', 'too_many_files', 'file_not_found'],
  perMinute: 600,
})

export const getFile = endpoint({
  name: 'files.get',
  method: 'GET',
  path: '/api/files/:fileId',
  audience: 'user',
  summary: 'The file itself: for its author and for those who check the author’s answers',
  params: FileId,
  isFile: true,
  reply: z.unknown(),
  errors: ['file_not_found'],
})
