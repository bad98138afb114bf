export { fileTransfer } from './file-transfer.ts'
export { lighter } from './lighter.ts'
