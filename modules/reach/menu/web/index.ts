export { clickOf } from './click.ts'
export { currentIdOf, isMarked } from './highlight.ts'
export { nextLine } from './keys.ts'
export { menusQuery } from './queries.ts'
