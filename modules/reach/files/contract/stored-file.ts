import * as z from 'zod'

export const maxFileBytes = 10 * 1024 * 1024
export const maxNameLength = 200

export const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
] as const
export const FileType = z.enum(fileTypes)
export type FileType = z.output<typeof FileType>

/** A stored file; its type is detected by its content, not declared by the sender. */
export const StoredFile = z.object({ id: z.uuid(), name: z.string(), type: FileType, size: z.int() })
export type StoredFile = z.infer<typeof StoredFile>
