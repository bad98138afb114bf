export { clickOf, type ClickOutcome, type Press } from './click.ts'
export { currentIdOf, isHighlighted, isMarked } from './highlight.ts'
export { nextLine } from './keys.ts'
export { menusQuery } from './queries.ts'
