import { disciplineKey } from '@school/courses/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { writtenTask } from '@school/tasks/server'
import { loadOlympiads } from './load.ts'
import { type OlympiadContent, readOlympiads } from './read.ts'
import { says } from './ru.ts'
import { olympiads } from './tables.ts'

export const olympiadsContent: ContentPart<OlympiadContent[]> = {
  name: 'olympiads',
  needs: ['courses'],
  table: olympiads,
  read(folder, known) {
    const { olympiads, problems } = readOlympiads(folder, new Set(known(disciplineKey)))
    return {
      content: olympiads,
      problems,
      summary: says.summary(olympiads.length),
      offers: olympiads.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadOlympiads,
}
