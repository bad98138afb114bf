export * from './endpoints.ts'
export * from './errors.ts'
export * from './led.ts'
export * from './lesson-solution.ts'
