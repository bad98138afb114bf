export { type AllowedWish, allowCode, allowLink, type CodeWish } from './allowance.ts'
export { giveCode, recognizeCode, type RecognizedCode, takeCode } from './codes.ts'
export { endLinks, findLink, giveLink, type GivenLink, type OpenLink, takeLink } from './links.ts'
export { codeLivesMs, codePauseMs, linkLivesMs } from './rules.ts'
