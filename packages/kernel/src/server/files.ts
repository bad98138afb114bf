import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A handler's answer that is a file. */
export class FileReply {
  /** What is under an id never changes. */
  readonly id: string
  readonly type: string
  readonly size: number
  readonly disposition: string
  readonly stream: Readable

  constructor(file: Pick<FileReply, 'id' | 'type' | 'size' | 'disposition' | 'stream'>) {
    this.id = file.id
    this.type = file.type
    this.size = file.size
    this.disposition = file.disposition
    this.stream = file.stream
  }
}

/** A handler's answer that lies elsewhere: the browser is sent there. A file of a bucket under an address that opens it for some moments, a page of another's. */
export class Elsewhere {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}

/** Answered 413 without a body (shared-application §8). */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
  readonly code = 'FST_REQ_FILE_TOO_LARGE'
}

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** @param isShown by the browser; otherwise the file can only be saved */
export const dispositionOf = (name: string, isShown: boolean): string =>
  `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`

/** A file that was made for this answer. @param isShown by the browser; otherwise it can only be saved */
export function madeFile(type: string, name: string, content: Buffer | string, isShown = false): FileReply {
  const bytes = Buffer.from(content)
  return new FileReply({
    id: hash('sha256', bytes, 'base64url').slice(0, 32),
    type,
    size: bytes.length,
    disposition: dispositionOf(name, isShown),
    stream: Readable.from([bytes]),
  })
}

/** The browser must not cache the redirect: having the address gives no right to it. */
export const sendElsewhere = (reply: FastifyReply, { url }: Elsewhere): FastifyReply =>
  reply.removeHeader('content-type').redirect(url, 302)

/** Whatever the file contains, the browser executes nothing of it and guesses no other type. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  // Cached by the browser, and revalidated every time: after signing out a cached file is not shown.
  const tag = `"${file.id}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) {
    file.stream.destroy()
    return reply.code(304).removeHeader('content-type').send()
  }
  return reply
    .header('content-type', file.type)
    .header('content-length', file.size)
    .header('content-disposition', file.disposition)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.stream)
}

/** Leaves the bytes of a body alone, whatever their declared type. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** The bytes of a sent file. @throws FileTooLarge as soon as it is known */
export async function* bytesOf(
  request: Pick<FastifyRequest, 'headers' | 'body'>,
  most: number,
): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new FileTooLarge()
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new FileTooLarge()
    yield chunk
  }
}
