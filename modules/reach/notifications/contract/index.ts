export * from './endpoints.ts'
export * from './notification.ts'
