import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { assignable } from '@school/works/server'
import { ownWorks } from '@school/results/server'
import { workPolicy } from '@school/work-rules/server'
import { assignableTrainings } from './assignable.ts'
import { searchFeed } from '@school/search/server'
import { todayFeed } from '@school/today/server'
import { trainingsContent } from './content-part.ts'
import { ownTrainings } from './own-works.ts'
import { trainingPolicy } from './policy.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { trainingsToday } from './today.ts'

export { trainingKey } from './content-part.ts'

export const trainingsModule: ServerModule = {
  name: 'trainings',
  routes,
  extensions: [
    extend(contentPart, trainingsContent),
    extend(workPolicy, trainingPolicy),
    extend(assignable, assignableTrainings),
    extend(todayFeed, trainingsToday),
    extend(ownWorks, ownTrainings),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
