import { renderInline, renderMarkdown } from '@school/markdown'
import { type ContentReader, hashOf, numbered } from '@school/content-source/server'
import { readLesson } from './read-lesson.ts'
import { says } from './ru.ts'
import { CourseSource } from './schema.ts'
import type { CourseContent, VideoContent } from './school-content.ts'

export interface KnownKeys {
  disciplines: ReadonlySet<string>
  teachers: ReadonlySet<string>
  videos: ReadonlyMap<string, VideoContent>
}

/** Reads the folder of a course with all its lessons; null and reports when `course.yaml` can't be read. */
export function readCourse(key: string, reader: ContentReader, known: KnownKeys): CourseContent | null {
  const folder = `courses/${key}`
  const lessons = numbered(reader.folders(folder), folder, reader, says.badFolder).flatMap(
    ({ key: lessonKey, name }, index) => {
      const place = { folder: `${folder}/${name}`, courseKey: key, key: lessonKey, position: index + 1 }
      return readLesson(place, reader, known.videos) ?? []
    },
  )
  if (lessons.length === 0) reader.error(folder, 1, says.noLessons)

  const file = `${folder}/course.yaml`
  const source = reader.yaml(file, CourseSource)
  if (!source) return null
  const { data, lineAt } = source
  if (!known.disciplines.has(data.discipline)) {
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  }
  if (!known.teachers.has(data.teacher))
    reader.error(file, lineAt(['teacher']), says.unknownTeacher(data.teacher))

  const about = renderMarkdown(data.about)
  reader.report(
    file,
    about.problems.map(({ line, message }) => ({ line: lineAt(['about']) + line, message })),
  )
  const outcomes = data.outcomes.map((outcome, index) => {
    const { html, problems } = renderInline(outcome)
    reader.report(
      file,
      problems.map(({ message }) => ({ line: lineAt(['outcomes', index]), message })),
    )
    return html
  })
  const course = { key, ...data, about: about.html, outcomes }
  return { ...course, lessons, contentHash: hashOf(course) }
}
