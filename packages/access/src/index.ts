export * from './audience.ts'
export * from './viewer.ts'
export * from './feature.ts'
export * from './user-type.ts'
