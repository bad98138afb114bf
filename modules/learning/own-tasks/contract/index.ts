export * from './endpoints.ts'
export * from './errors.ts'
export * from './kind-fields.ts'
export * from './own-task.ts'
