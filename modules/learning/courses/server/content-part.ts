import { type ContentPart, extend, extensionPoint } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { writtenTask } from '@school/tasks/server'
import { readSchoolContent, type SchoolContent } from './content/index.ts'
import { says } from './content/ru.ts'
import { loadSchoolContent } from './load.ts'
import { courses } from './tables.ts'

/** Keys of disciplines, for all who write of one. */
export const disciplineKey = extensionPoint<string>('courses.discipline-key')
/** `course/lesson`. */
export const lessonKey = extensionPoint<string>('courses.lesson-key')

export const coursesContent: ContentPart<SchoolContent> = {
  name: 'courses',
  table: courses,
  read(folder, known) {
    const { content, problems } = readSchoolContent(folder, readerOptions(known))
    const lessons = content.courses.flatMap((course) => course.lessons)
    return {
      content,
      problems,
      summary: says.summary(content.courses.length, lessons.length, content.videos.length),
      offers: [
        ...content.disciplines.map(({ key }) => extend(disciplineKey, key)),
        ...content.courses.flatMap((course) =>
          course.lessons.map(({ key }) => extend(lessonKey, `${course.key}/${key}`)),
        ),
        ...lessons.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
      ],
    }
  },
  load: loadSchoolContent,
}
