import { contentPart, extend, handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { schoolsContent } from './content-part.ts'
import { findSchools, findTowns } from './queries.ts'

export { schoolsContent } from './content-part.ts'

export const schoolsModule: ServerModule = {
  name: 'schools',
  routes: [
    handle(contract.findTowns, (ctx, { query }) => findTowns(ctx.sql, query.text)),
    handle(contract.findSchools, (ctx, { query }) => findSchools(ctx.sql, query.text, query.cityId ?? null)),
  ],
  extensions: [extend(contentPart, schoolsContent)],
}
