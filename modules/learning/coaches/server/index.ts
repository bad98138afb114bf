import { demoPart } from '@school/demo-school/server'
import { userPart } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { answerReader } from '@school/files/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { coachPart } from './coach-part.ts'
import { readingOfDocuments } from './data-access.ts'
import { coachesDemo } from './demo.ts'
import { coachesPart } from './person-part.ts'
import { routes } from './routes.ts'

export { seedCoachDocuments } from './demo.ts'

export const coachesModule: ServerModule = {
  name: 'coaches',
  routes,
  extensions: [
    extend(userPart, coachPart),
    extend(answerReader, readingOfDocuments),
    extend(personPart, coachesPart),
    extend(demoPart, coachesDemo),
  ],
}
