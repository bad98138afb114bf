import { contentPart, extend, handle, type Room } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { schoolsContent } from './content-part.ts'
import { findSchools, findTowns } from './queries.ts'

export { schoolsContent } from './content-part.ts'

export const schoolsRoom: Room = {
  name: 'schools',
  routes: [
    handle(contract.findTowns, (ctx, { query }) => findTowns(ctx.sql, query.text)),
    handle(contract.findSchools, (ctx, { query }) => findSchools(ctx.sql, query.text, query.cityId ?? null)),
  ],
  extensions: [extend(contentPart, schoolsContent)],
}
