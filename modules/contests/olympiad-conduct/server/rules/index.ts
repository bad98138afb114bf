export * from './leading.ts'
export * from './packets.ts'
export * from './terms.ts'
