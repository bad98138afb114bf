export { keepProtocols } from '../protocol/keep.ts'
