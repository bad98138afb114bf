export * from './endpoints.ts'
export * from './external-links.ts'
export * from './menu.ts'
