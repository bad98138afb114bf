export { type Column, Sheets } from './document.ts'
export { makeTrainingKey, openKey, signPdf, type SigningKey } from './sign.ts'
