export { type AllowedWish, allowCode, allowLink } from './allowance.ts'
export { giveCode, recognizeCode, takeCode } from './codes.ts'
export { endLinks, findLink, giveLink, takeLink } from './links.ts'
export { codeLivesMs, codePauseMs, linkLivesMs } from './rules.ts'
