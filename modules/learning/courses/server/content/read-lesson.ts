import { readingMinutes, renderMarkdown } from '@school/markdown'
import { type ContentReader, hashOf } from '@school/content-source/server'
import { readTasks } from '@school/tasks/server'
import { says } from './ru.ts'
import { LessonSource } from './schema.ts'
import type { LessonContent, NotesContent, VideoContent } from './school-content.ts'

function readNotes(folder: string, reader: ContentReader): NotesContent | null {
  const file = `${folder}/notes.md`
  const text = reader.text(file)
  if (text === null) return null
  if (!reader.isAsked(file)) return { html: '', headings: [], readingMinutes: readingMinutes(text) }
  const { html, headings, problems } = renderMarkdown(text, { resolveImage: reader.picturesOf(folder) })
  reader.report(file, problems)
  const examples = text.match(/^\s*:{3,}example\b/gm)?.length ?? 0
  if (examples < 2) reader.warn(file, 1, says.fewExamples(examples))
  if (!html.includes('<img ')) reader.warn(file, 1, says.noPicture)
  if (text.length < 1800 || text.length > 7000) reader.warn(file, 1, says.notesLength(text.length))
  return { html, headings, readingMinutes: readingMinutes(text) }
}

export interface LessonPlace {
  folder: string
  courseKey: string
  key: string
  /** From 1. */
  position: number
}

/** Reads the folder of a lesson; null and reports when its description or notes can't be read. */
export function readLesson(
  { folder, courseKey, key, position }: LessonPlace,
  reader: ContentReader,
  videos: ReadonlyMap<string, VideoContent>,
) {
  const file = `${folder}/lesson.yaml`
  const source = reader.yaml(file, LessonSource)
  const notes = readNotes(folder, reader)
  const tasks = readTasks(folder, `${courseKey}/${key}`, reader)
  reader.warnOfPictures(folder)
  if (!source || !notes) return null
  const { video = null, ...about } = source.data
  if (video && !videos.has(video)) reader.error(file, source.lineAt(['video']), says.unknownVideo(video))
  const lesson = { key, position, ...about, video, notes }
  // A task that comes or goes and a video that gets built change the lesson too.
  const parts = {
    tasks: tasks.map((task) => task.key),
    isVideoBuilt: videos.get(video ?? '')?.film !== null,
  }
  return { ...lesson, tasks, contentHash: hashOf({ ...lesson, parts }) } satisfies LessonContent
}
