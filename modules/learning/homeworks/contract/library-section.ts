import * as z from 'zod'

export const librarySections = ['ege', 'oge', 'skills'] as const

export const LibrarySection = z.enum(librarySections)
export type LibrarySection = z.infer<typeof LibrarySection>
