import { extend, type Room } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { workPolicy } from '@school/works/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export { loadExamRehearsals } from './load.ts'
export { type ExamRehearsalContent, readExamRehearsals } from './read.ts'

export const examRehearsalsRoom: Room = {
  name: 'exam-rehearsals',
  routes,
  extensions: [
    extend(workPolicy, { kind: 'rehearsal' }),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
