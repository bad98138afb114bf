export * from './user-lists.ts'
export * from './user-pages.ts'
