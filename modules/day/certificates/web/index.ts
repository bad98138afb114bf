export { CertificateCards } from './CertificateCards.tsx'
export { certificatesAt, certificatesQuery, certificateQuery } from './queries.ts'
export { Sheet } from './Sheet.tsx'
export { sheetTitle } from './addresses.ts'
