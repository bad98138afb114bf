export { fileDesk } from './desk.ts'
