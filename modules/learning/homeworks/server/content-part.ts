import { disciplineKey } from '@school/courses/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { writtenTask } from '@school/tasks/server'
import { loadHomeworks } from './load.ts'
import { type HomeworksContent, readHomeworks } from './read.ts'
import { says } from './ru.ts'
import { homeworks } from './tables.ts'

/** Loaded after courses and trainings: sets of the library use their tasks. */
export const homeworksContent: ContentPart<HomeworksContent> = {
  name: 'homeworks',
  needs: ['courses', 'trainings'],
  table: homeworks,
  read(folder, known) {
    const { lessons, sets, problems } = readHomeworks(
      folder,
      {
        disciplines: new Set(known(disciplineKey)),
        tasks: new Set(known(writtenTask).map(({ key }) => key)),
      },
      readerOptions(known),
    )
    return {
      content: { lessons, sets },
      problems,
      summary: says.summary(lessons.length, sets.length),
      offers: [...lessons, ...sets].flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadHomeworks,
}
