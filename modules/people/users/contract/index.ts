export * from './errors.ts'
export * from './mailings.ts'
export * from './portrait.ts'
export * from './tags.ts'
