export * from './class-card.ts'
export * from './class-page.ts'
export * from './dashboard.ts'
export * from './endpoints.ts'
