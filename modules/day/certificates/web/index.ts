export { CertificateCards } from './CertificateCards.tsx'
export * from './queries.ts'
export { Sheet } from './Sheet.tsx'
export { sheetTitle } from './addresses.ts'
