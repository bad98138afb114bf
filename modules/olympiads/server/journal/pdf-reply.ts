import { Readable } from 'node:stream'
import { dispositionOf, FileReply } from '@school/kernel/server'

/** A document to be saved under its title. */
export const pdfReply = (id: string, title: string, bytes: Buffer): FileReply =>
  new FileReply({
    id,
    type: 'application/pdf',
    size: bytes.length,
    disposition: dispositionOf(`${title}.pdf`, false),
    stream: Readable.from([bytes]),
  })
