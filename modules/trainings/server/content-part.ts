import { disciplineKey } from '@school/courses/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { writtenTask } from '@school/tasks/server'
import { loadTrainings } from './load.ts'
import { type TrainingContent, readTrainings } from './read.ts'
import { says } from './ru.ts'
import { trainings } from './tables.ts'

export const trainingsContent: ContentPart<TrainingContent[]> = {
  name: 'trainings',
  needs: ['courses'],
  table: trainings,
  read(folder, known) {
    const { trainings, problems } = readTrainings(folder, new Set(known(disciplineKey)))
    return {
      content: trainings,
      problems,
      summary: says.summary(trainings.length),
      offers: trainings.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadTrainings,
}
