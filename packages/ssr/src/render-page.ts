import { faultOf } from '@school/kernel/fault'
import { Readable, Transform, type TransformCallback, Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export interface RenderPageOptions {
  nonce: string
  status: number
  headers: Headers
  /** Robots and the cache of guests' pages take nothing but the whole. */
  waitsForAll: boolean
  /** After this what has not come is left to the browser. */
  timeoutMs: number
  /** Style sheets of what has been drawn since the last call: they go into the page before it. */
  drawnSheets?: () => string
  /** What else goes into the head, by the HTML of the page or of its first part. */
  linksFor?: (page: Buffer) => string
}

/** Puts markup at the end of the head. */
function withHead(page: Buffer, markup: string): Buffer {
  const end = markup ? page.indexOf('</head>') : -1
  return end < 0 ? page : Buffer.concat([page.subarray(0, end), Buffer.from(markup), page.subarray(end)])
}

/** A page in parts: React says when a part is whole, and its style sheets go before it. */
class PageParts extends Transform {
  readonly #sheets: () => string
  readonly #linksFor: (page: Buffer) => string
  #held: Buffer[] = []
  #isBegun = false

  constructor(sheets: () => string, linksFor: (page: Buffer) => string) {
    super()
    this.#sheets = sheets
    this.#linksFor = linksFor
  }
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#held.push(chunk)
    done()
  }
  override _flush(done: TransformCallback): void {
    this.flush()
    done()
  }
  flush(): void {
    if (this.#held.length === 0) return
    const part = Buffer.concat(this.#held)
    const sheets = this.#sheets()
    this.#held = []
    this.push(
      this.#isBegun
        ? Buffer.concat([Buffer.from(sheets), part])
        : withHead(part, sheets + this.#linksFor(part)),
    )
    this.#isBegun = true
  }
}

/** What React writes, put together. */
class PageText extends Writable {
  readonly #chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}

/** A complete page: the server takes its bytes as they are, without copying them through a stream. */
class WholePage extends Response {
  readonly whole: Buffer

  constructor(whole: Buffer, init: ResponseInit) {
    super(null, init)
    this.whole = whole
  }
  override text(): Promise<string> {
    return Promise.resolve(this.whole.toString())
  }
}

/**
 * Renders a page to HTML. A page that is ready at once, as pages are whose loaders were awaited, comes whole, with its
 * length: compressed in one piece it costs a third less than a stream. A page that still waits for a part of itself is streamed.
 * @throws what the shell of the page threw
 */
export function renderPage(
  page: ReactNode,
  {
    nonce,
    status,
    headers,
    waitsForAll,
    timeoutMs,
    drawnSheets = () => '',
    linksFor = () => '',
  }: RenderPageOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    let isAnswered = false
    headers.set('content-type', 'text/html; charset=utf-8')

    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Whole in its place: the default puts what is long off to the end, and without scripts it would not be seen at all.
      progressiveChunkSize: Infinity,
      onShellReady() {
        // What is ready altogether says so within this very turn.
        if (!waitsForAll) setImmediate(answerInParts)
      },
      onAllReady() {
        clearTimeout(late)
        answerWhole()
      },
      onShellError(error) {
        clearTimeout(late)
        reject(error)
      },
      onError(error) {
        code = 500
        console.error(faultOf(error))
      },
    })
    // Cleared with the page: a timer that outlives it keeps all of its rendering in memory.
    const late = setTimeout(abort, timeoutMs).unref()

    function answerWhole(): void {
      if (isAnswered) return
      isAnswered = true
      const text = new PageText()
      text.once('finish', () => {
        const page = text.bytes
        const bytes = withHead(page, drawnSheets() + linksFor(page))
        headers.set('content-length', String(bytes.length))
        resolve(new WholePage(bytes, { headers, status: code }))
      })
      pipe(text)
    }

    function answerInParts(): void {
      if (isAnswered) return
      isAnswered = true
      const parts = new PageParts(drawnSheets, linksFor)
      resolve(new Response(Readable.toWeb(parts) as ReadableStream, { headers, status: code }))
      pipe(parts)
    }
  })
}
