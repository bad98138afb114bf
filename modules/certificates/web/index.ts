export { CertificateCards } from './CertificateCards.tsx'
export * from './queries.ts'
export { sheetTitle } from './addresses.ts'
