import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { todayFeed } from '@school/today/server'
import { classTrace } from '@school/school-classes/server'
import { objectivesOfDemo } from './demo.ts'
import { noteReachedObjectives } from './jobs.ts'
import { objectivesPart } from './person-part.ts'
import { routes } from './routes.ts'
import { objectivesToday } from './today.ts'
import { objectivesTrace } from './class-trace.ts'

export const objectivesModule: ServerModule = {
  name: 'objectives',
  routes,
  jobs: [noteReachedObjectives],
  extensions: [
    extend(personPart, objectivesPart),
    extend(demoPart, objectivesOfDemo),
    extend(classTrace, objectivesTrace),
    extend(todayFeed, objectivesToday),
  ],
}
