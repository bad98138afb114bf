export { userStateQuery } from './queries.ts'
export { switchRole } from '../contract/index.ts'
