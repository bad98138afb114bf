export * from './class-card.ts'
export * from './endpoints.ts'
