import { Discipline } from '@school/disciplines/contract'
import { Question, TaskKind } from '@school/tasks/contract'
import { LibrarySection } from '@school/homeworks/contract'
import * as z from 'zod'

export const LibrarySet = z.object({
  id: z.int(),
  section: LibrarySection,
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  theme: z.string(),
  /** Numbers of tasks of the exam which it prepares for. */
  examNumbers: z.array(z.int()),
  year: z.int().nullable(),
  /** Of its tasks on average, 1–5. */
  difficulty: z.int(),
  tasksCount: z.int(),
  minutes: z.int(),
  /** Of all pupils who have submitted it. */
  averagePercent: z.int().nullable(),
  solvedBy: z.int(),
  /** The viewer's own copy, when they have taken it. */
  homeworkId: z.int().nullable(),
  /** A favourite of the viewer. */
  isFavourite: z.boolean(),
})
export type LibrarySet = z.infer<typeof LibrarySet>

/** A statement for previews: contains nothing of the key. */
export const PreviewedTask = z.object({
  id: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  question: Question,
})
export type PreviewedTask = z.infer<typeof PreviewedTask>

export const LibrarySetPreview = LibrarySet.extend({ tasks: z.array(PreviewedTask) })
export type LibrarySetPreview = z.infer<typeof LibrarySetPreview>

/** Available values of the filters of a section. */
export const LibraryFacets = z.object({
  disciplines: z.array(Discipline),
  themes: z.array(z.string()),
  examNumbers: z.array(z.int()),
  years: z.array(z.int()),
})
export type LibraryFacets = z.infer<typeof LibraryFacets>
