export * from './jury.ts'
