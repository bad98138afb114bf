import { demoPart } from '@school/accounts/server'
import { contentPart, extend, type Room } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { workPolicy } from '@school/works/server'
import { rehearsalsContent } from './content-part.ts'
import { secondLookOfDemo } from './demo.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export const examRehearsalsRoom: Room = {
  name: 'exam-rehearsals',
  routes,
  extensions: [
    extend(contentPart, rehearsalsContent),
    extend(demoPart, secondLookOfDemo),
    extend(workPolicy, { kind: 'rehearsal' }),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
