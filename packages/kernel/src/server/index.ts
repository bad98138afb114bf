export { tryApart } from './apart.ts'
export * from './api.ts'
export { type ApiPorts, requireProved } from './call.ts'
export * from './route.ts'
export * from './content.ts'
export { childReader, type ChildReader } from './child-eyes.ts'
export * from './context.ts'
export * from './extension.ts'
export * from './files.ts'
export * from './http-errors.ts'
export * from './idempotency-room.ts'
export * from './identity.ts'
export * from './inside.ts'
export * from './invalid-input.ts'
export { countFailures, retryFailures } from './job-failures.ts'
export * from './limits.ts'
export { type Needing, orderByNeeds } from './needs.ts'
export * from './network.ts'
export * from './openapi/index.ts'
export * from './outbox.ts'
export { comparisonsSql } from './comparisons-sql.ts'
export { listPage } from './paging.ts'
export * from './parse.ts'
export * from './query-string.ts'
export * from './queues.ts'
export * from './refuse.ts'
export * from './room.ts'
export {
  numbersIn,
  type RaiseSecurity,
  type SecurityEntry,
  type SecurityEvent,
  securityEvents,
  type SecurityLog,
  securityOf,
} from './security.ts'
export { ArchiveFile, type ArchivePart } from './archive-file.ts'
export { readSheets, TableTooLarge, TableUnread } from './workers/read-table.ts'
export { dateText, dayCell, instantCell, momentCell, TableFile } from './table-file.ts'
export { isUlid, makeUlid } from './ulid.ts'
export * from './visit.ts'
export * from './visitor.ts'
export * from './job-queue.ts'
export { runInWorker, type WorkerJob } from './workers/run-in-worker.ts'
