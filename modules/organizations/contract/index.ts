export * from './errors.ts'
export * from './organization.ts'
export * from './user-state.ts'
