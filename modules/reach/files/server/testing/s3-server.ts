import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../s3-store.ts'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
const xml = (name: string, inside: string): string => `<?xml version="1.0"?><${name}>${inside}</${name}>`

interface Kept {
  bytes: Buffer
  at: Date
}

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}
const refusal = (status: number, code: string): Answer => ({
  status,
  body: xml('Error', `<Code>${code}</Code>`),
})

/** The signature of a request, from its headers or, when it was signed beforehand, from its address. */
function signatureOf({ headers }: IncomingMessage, query: URLSearchParams) {
  const given = query.get('X-Amz-Signature')
  if (given !== null)
    return {
      given,
      credential: query.get('X-Amz-Credential') ?? '',
      names: query.get('X-Amz-SignedHeaders') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      livesSeconds: Number(query.get('X-Amz-Expires')),
      payload: 'UNSIGNED-PAYLOAD',
    }
  const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization ?? '')?.[1] ?? ''
  return {
    given: part('Signature'),
    credential: part('Credential'),
    names: part('SignedHeaders'),
    date: String(headers['x-amz-date'] ?? ''),
    livesSeconds: 900,
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  }
}

/**
 * A bucket in memory with the subset of the S3 API that the school uses. Nothing is public: every request must have a
 * signature (AWS Signature Version 4), which is recomputed here, that has not expired.
 */
export class S3Server {
  readonly objects = new Map<string, Kept>()
  readonly settings: S3Settings
  /** How much later it is for the storage than for the school. */
  laterByMs = 0
  readonly #server: Server

  private constructor(server: Server, settings: S3Settings) {
    this.#server = server
    this.settings = settings
    server.on('request', (request: IncomingMessage, response) => {
      void (async () => {
        const answer = this.#answer(request, await buffer(request))
        response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? '' : answer.body)
      })()
    })
  }

  static async open(): Promise<S3Server> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const endpoint = `http://127.0.0.1:${port}`
    const rest = {
      bucket: 'school',
      region: 'ru-1',
      keyId: 'key',
      secret: 'secret-of-tests',
      readSeconds: 60,
    }
    return new S3Server(server, { endpoint, ...rest })
  }

  /** The settings of a school that keeps its files here. */
  get environment(): Record<string, string> {
    const { endpoint, bucket, region, keyId, secret, readSeconds } = this.settings
    return {
      FILES_S3_URL: endpoint,
      FILES_S3_BUCKET: bucket,
      FILES_S3_REGION: region,
      FILES_S3_KEY_ID: keyId,
      FILES_S3_SECRET: secret,
      FILES_S3_READ_SECONDS: String(readSeconds),
    }
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #isSigned(request: IncomingMessage, body: Buffer, path: string, query: URLSearchParams): boolean {
    const { region, keyId, secret } = this.settings
    const { given, credential, names, date, livesSeconds, payload } = signatureOf(request, query)
    const day = date.slice(0, 8)
    const scope = `${day}/${region}/s3/aws4_request`
    if (credential !== `${keyId}/${scope}`) return false
    const signedAt = Date.parse(
      date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    )
    if (!(Date.now() + this.laterByMs < signedAt + livesSeconds * 1000)) return false
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
    const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature')
    const canonical = [
      request.method,
      path,
      pairs
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .sort()
        .join('&'),
      ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
      '',
      names,
      payload,
    ].join('\n')
    const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
    return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex') === given
  }

  #answer(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams: query } = new URL(request.url!, 'http://s3')
    const root = `/${this.settings.bucket}`
    if (!this.#isSigned(request, body, pathname, query)) return refusal(403, 'SignatureDoesNotMatch')
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return refusal(404, 'NoSuchBucket')
    const key = decodeURIComponent(pathname.slice(root.length + 1))
    const found = this.objects.get(key)
    switch (request.method) {
      case 'HEAD':
        if (key === '') return { status: 200 }
        return found ? { status: 200, headers: sizeHeader(found) } : { status: 404 }
      case 'GET':
        if (key === '') return { status: 200, body: this.#list(query.get('prefix') ?? '') }
        return found ? shown(found, query) : refusal(404, 'NoSuchKey')
      case 'PUT':
        return this.#put(key, body, String(request.headers['x-amz-copy-source'] ?? ''))
      case 'DELETE':
        this.objects.delete(key)
        return { status: 204 }
    }
    return refusal(405, 'MethodNotAllowed')
  }

  #put(key: string, body: Buffer, source: string): Answer {
    const copied = this.objects.get(decodeURIComponent(source).replace(`${this.settings.bucket}/`, ''))
    if (source && !copied) return refusal(404, 'NoSuchKey')
    this.objects.set(key, { bytes: copied?.bytes ?? body, at: new Date() })
    return { status: 200, ...(copied && { body: xml('CopyObjectResult', '<ETag>x</ETag>') }) }
  }

  #list(prefix: string): string {
    const rows = [...this.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
      )
    return xml('ListBucketResult', `<IsTruncated>false</IsTruncated>${rows.join('')}`)
  }
}

const sizeHeader = ({ bytes }: Kept) => ({ 'content-length': String(bytes.length) })

const shown = (found: Kept, query: URLSearchParams): Answer => ({
  status: 200,
  body: found.bytes,
  headers: {
    ...sizeHeader(found),
    'content-type': query.get('response-content-type') ?? 'application/octet-stream',
    'content-disposition': query.get('response-content-disposition') ?? '',
    'cache-control': query.get('response-cache-control') ?? '',
  },
})
