export * from './attestation.ts'
export * from './endpoints.ts'
export * from './errors.ts'
