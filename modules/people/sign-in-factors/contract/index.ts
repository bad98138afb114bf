export * from './endpoints.ts'
export * from './errors.ts'
export * from './factors.ts'
export * from './sign-in.ts'
