export { fileDesk } from './desk.ts'
export { lighter } from './lighter.ts'
