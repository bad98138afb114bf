import { keyPattern } from '@school/content-source/server'
import * as z from 'zod'

/** The YAML files of the content folder, as their authors write them. */

const Key = z.string().regex(keyPattern)
const Line = z.string().trim().min(1)

export const DisciplinesSource = z.array(
  z.strictObject({ key: Key, title: Line.max(60), hue: z.int().min(0).max(360) }),
)

export const TeachersSource = z.array(
  z.strictObject({ key: Key, name: Line.max(80), caption: Line.max(200) }),
)

export const courseLevels = ['base', 'advanced', 'olympiad'] as const

export const CourseSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(120),
  discipline: Key,
  grades: z.array(z.int().min(0).max(11)).min(1),
  level: z.enum(courseLevels),
  teacher: Key,
  about: Line,
  outcomes: z.array(Line).min(3).max(6),
  free: z.boolean().default(false),
})

export const LessonSource = z.strictObject({
  title: Line.max(80),
  summary: Line.max(200),
  minutes: z.int().min(1).max(180),
  video: Key.optional(),
})

export const VideoSource = z.strictObject({
  title: Line.max(80),
  slides: z
    .array(
      z.strictObject({
        file: z.string().regex(/^[\w-]+\.svg$/),
        text: Line,
        say: Line.optional(),
        title: Line.max(40).optional(),
      }),
    )
    .min(1)
    .max(20),
})

/** The record that the builder of a film writes next to it. */
export const FilmRecord = z.strictObject({
  madeFrom: z.string(),
  mp4: z.string(),
  seconds: z.number(),
  loudness: z.number(),
  peak: z.number(),
  longestSilence: z.number(),
  transcript: z.array(
    z.strictObject({ seconds: z.number(), text: z.string(), title: z.string().optional() }),
  ),
})
