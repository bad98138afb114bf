import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { FileTooLarge } from './files.ts'

/** Names and borders around the file. */
const mostAround = 64 * 1024

/**
 * The bytes of the file in a field of a form; nothing where the form has no such file or is broken before it.
 * @throws FileTooLarge as soon as it is known
 */
export async function* fieldOf(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  field: string,
  most: number,
): AsyncIterable<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most + mostAround) throw new FileTooLarge()
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || !body) return
  const file = await openField(body as Readable, type, field)
  let size = 0
  try {
    for await (const chunk of file ?? []) {
      size += chunk.length
      if (size > most) throw new FileTooLarge()
      yield chunk as Buffer
    }
  } catch (error) {
    // What ends too early is judged by what has come.
    if (error instanceof FileTooLarge) throw error
  }
}

/** `avatar`, or under a wrapper of any name, `user[avatar]` (school-portal §7). */
const isCalled = (name: string, field: string): boolean =>
  name === field || (name.endsWith(`[${field}]`) && /^[a-z]\w{0,59}\[/i.test(name))

/** The first file under this name; others are passed over. `null` when there is none. */
const openField = (body: Readable, type: string, field: string): Promise<Readable | null> =>
  new Promise((found) => {
    let file: Readable | null = null
    const stop = (error?: Error) => {
      body.unpipe()
      body.resume()
      file?.destroy(error)
      found(null)
    }
    try {
      const form = new Busboy({
        headers: { 'content-type': type },
        limits: { files: 3, fields: 10, fieldSize: 1024, parts: 13, headerPairs: 20 },
      })
      form.on('file', (name, stream) => {
        if (!isCalled(name, field) || file) return stream.resume()
        file = stream
        found(stream)
        return undefined
      })
      form.on('finish', () => found(null))
      form.on('error', (error) => stop(error as Error))
      body.on('error', stop)
      body.on('close', () => body.readableEnded || stop(new Error('The form has not come to its end.')))
      body.pipe(form)
    } catch {
      stop()
    }
  })
