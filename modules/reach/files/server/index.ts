import { personPart } from '@school/personal-data/server'
import {
  dispositionOf,
  Elsewhere,
  extend,
  FileReply,
  handle,
  handleUpload,
  refusals,
  type ServerModule,
} from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessFile } from './access.ts'
import { keepFile } from './actions.ts'
import { removeLooseFiles } from './jobs.ts'
import { safeName } from './names.ts'
import type { FileStore, Received } from './store.ts'
import { filesPart } from './person-part.ts'

export { answerReader, type AnswerReading } from './access.ts'
export { attachFiles, keepMade, releaseFiles } from './actions.ts'
export type { Part } from './aside.ts'
export { isFileKept, listFilesOf, listKeptFiles, type OwnFile } from './queries.ts'
export { seededFileId, seedFile } from './seed.ts'
export { carryFiles } from './carry.ts'
export { diskStore } from './disk-store.ts'
export { s3Store, type S3Settings } from './s3-store.ts'
export type { FileStore, Received } from './store.ts'

const refuse = refusals(contract.fileErrors)

/** HEIC is a picture, but few browsers can show it. */
const shownTypes: readonly contract.FileType[] = ['image/jpeg', 'image/png', 'image/webp']

interface Upload {
  params: { fileId: string }
  query: { name: string }
  body: Received
}

export const filesModuleOf = (store: FileStore): ServerModule => ({
  name: 'files',
  routes: [
    handleUpload(contract.uploadFile, store.receive, (ctx, input) => {
      const { params, query, body } = input as Upload
      return keepFile(ctx, params.fileId, query.name, body)
    }),
    handle(contract.getFile, async (ctx, { params }) => {
      const file = await accessFile(ctx, params.fileId)
      const type = file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type
      const disposition = dispositionOf(safeName(file.name), shownTypes.includes(file.type))
      if (store.addressOf) return new Elsewhere(await store.addressOf(file.id, { type, disposition }))
      const stream = await store.open(file.id)
      if (!stream) throw refuse('file_not_found')
      return new FileReply({ ...file, type, disposition, stream })
    }),
  ],
  jobs: [removeLooseFiles(store)],
  extensions: [extend(personPart, filesPart)],
})
