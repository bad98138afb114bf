export { MistakesLine } from './MistakesLine.tsx'
export { mistakeQuery, mistakesQuery } from './queries.ts'
