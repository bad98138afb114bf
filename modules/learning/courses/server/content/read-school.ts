import type { ContentProblem } from '@school/kernel/server'
import { ContentReader, type ReaderOptions, folderSays, keyPattern } from '@school/content-source/server'
import { readCourse } from './read-course.ts'
import { readVideos } from './read-videos.ts'
import { says } from './ru.ts'
import { DisciplinesSource, TeachersSource } from './schema.ts'
import type { SchoolContent } from './school-content.ts'

export interface SchoolRead {
  /** What could be read, however much is wrong. */
  content: SchoolContent
  problems: ContentProblem[]
}

function keysOf(entries: readonly { key: string }[], file: string, reader: ContentReader): Set<string> {
  const keys = new Set<string>()
  for (const { key } of entries) {
    if (keys.has(key)) reader.error(file, 1, folderSays.sameKey(key))
    keys.add(key)
  }
  return keys
}

/** Reads, renders and checks the whole content folder. The tree is complete when no problem is an error. */
export function readSchoolContent(root: string, options: ReaderOptions = {}): SchoolRead {
  const reader = new ContentReader(root, options)
  const disciplines = (reader.yaml('disciplines.yaml', DisciplinesSource)?.data ?? []).map(
    (discipline, index) => ({
      ...discipline,
      position: index + 1,
    }),
  )
  const teachers = reader.yaml('teachers.yaml', TeachersSource)?.data ?? []
  const videos = readVideos(reader)
  const known = {
    disciplines: keysOf(disciplines, 'disciplines.yaml', reader),
    teachers: keysOf(teachers, 'teachers.yaml', reader),
    videos: new Map(videos.map((video) => [video.key, video])),
  }
  const courses = reader.folders('courses').flatMap((key) => {
    if (keyPattern.test(key)) return readCourse(key, reader, known) ?? []
    reader.error(`courses/${key}`, 1, says.badKey(key))
    return []
  })
  return { content: { disciplines, teachers, courses, videos }, problems: reader.problems }
}
