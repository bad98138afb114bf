export * from './certificate.ts'
export * from './endpoints.ts'
export * from './errors.ts'
export * from './ru-sheet.ts'
