import type { Method } from '@school/kernel/contract'

export interface Call {
  method: Method
  url: string
  /** In wire names; absent for calls without a body. */
  body?: unknown
  /** Instead of a body: the bytes of one file, or a form with it. */
  file?: Blob | FormData
  /** Called with the sent part of the file, 0–1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Idempotency key: the same for a repeated call; a call has one of its own by default. */
  repeatKey?: string
  /** The request outlives the page: for what is sent while the page is being left. */
  keepalive?: boolean
}

export interface Answer {
  status: number
  /** «Bad Gateway»; absent or empty where the protocol has none. */
  statusText?: string
  header(name: string): string | null
  /** Parsed JSON in wire names; `null` for an empty body. */
  body: unknown
  /** The reply in camelCase names, in place of a body, where it was never sent over a wire. */
  reply?: unknown
}

/** How a call reaches the API: over the network from a browser, in the same process when a page is rendered. */
export type Transport = (call: Call) => Promise<Answer>

export interface CallOptions {
  transport?: Transport | undefined
  /** A parent reads on behalf of this child. */
  childId?: number | undefined
  signal?: AbortSignal
  /** Idempotency key: the same for a repeated call. */
  repeatKey?: string
  /** The call outlives the page. */
  keepalive?: boolean
  /** For an endpoint that takes a file. */
  file?: Blob
  onProgress?: (part: number) => void
}
