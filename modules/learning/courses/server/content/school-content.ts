import type { DisciplineContent } from '@school/disciplines/server'
import type { Heading } from '@school/markdown'
import type { PlacedTask } from '@school/tasks/server'

/** The whole content folder as a plain tree, rendered and checked. Paths are relative to the folder. */
export interface SchoolContent {
  disciplines: DisciplineContent[]
  teachers: TeacherContent[]
  courses: CourseContent[]
  videos: VideoContent[]
}

export interface TeacherContent {
  key: string
  name: string
  caption: string
}

export type CourseLevel = 'base' | 'advanced' | 'olympiad'

export interface CourseContent {
  key: string
  title: string
  subtitle: string
  /** Key of a discipline. */
  discipline: string
  /** 0..11 */
  grades: number[]
  level: CourseLevel
  /** Key of a teacher. */
  teacher: string
  /** HTML. */
  about: string
  /** HTML, one line each. */
  outcomes: string[]
  free: boolean
  lessons: LessonContent[]
  /** Of the course's own fields; lessons and tasks have hashes of their own. */
  contentHash: string
}

export interface LessonContent {
  /** Unique in its course. */
  key: string
  /** From 1. */
  position: number
  title: string
  summary: string
  minutes: number
  /** Key of a video. */
  video: string | null
  notes: NotesContent
  tasks: PlacedTask[]
  /** Of the lesson's own fields, the keys of its tasks and whether its video is built. */
  contentHash: string
}

export interface NotesContent {
  html: string
  headings: Heading[]
  readingMinutes: number
}

/** A slide of a film and its narration. */
export interface Slide {
  file: string
  /** As it is read in the captions. */
  text: string
  /** As it is spoken: the same sentences in words, `+` before a stressed vowel. */
  say: string
  /** A slide with a title begins a chapter. */
  title?: string | undefined
}

/** What is known of a film since it was built; the sound is measured, so that silence does not pass for speech. */
export interface FilmRecord {
  /** The hash of the slides and texts it was built from. */
  madeFrom: string
  /** SHA-256 of the file that was measured. */
  mp4: string
  seconds: number
  /** LUFS of the whole film. */
  loudness: number
  /** The loudest moment, dB. */
  peak: number
  /** Seconds. */
  longestSilence: number
  /** The narration, slide by slide. */
  transcript: { seconds: number; text: string; title?: string | undefined }[]
}

export interface VideoContent {
  key: string
  title: string
  slides: Slide[]
  /** Of the title and the slides. */
  contentHash: string
  /** Null until it is built. */
  film: FilmRecord | null
}
