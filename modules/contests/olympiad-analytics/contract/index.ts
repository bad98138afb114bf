export * from './endpoints.ts'
export * from './errors.ts'
export * from './figures.ts'
export * from './participation.ts'
