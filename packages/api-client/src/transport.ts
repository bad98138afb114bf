import type { Method } from '@school/kernel/contract'

export interface Call {
  method: Method
  url: string
  /** In wire names; absent for calls without a body. */
  body?: unknown
  /** Instead of a body: the bytes of one file, or a form with it. */
  file?: Blob | FormData
  /** Told the sent part of the file, 0–1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Says that it is the same intention as a call before; a call has one of its own. */
  repeatKey?: string
  /** Outlives the page: for what is said while it is being left. */
  keepalive?: boolean
}

export interface Answer {
  status: number
  /** «Bad Gateway»; absent or empty where the protocol has none. */
  statusText?: string
  header(name: string): string | null
  /** Parsed JSON in wire names; `null` for an empty body. */
  body: unknown
  /** The reply in our names, in place of a body, where it was never sent over a wire. */
  reply?: unknown
}

/** How a call reaches the API: over the network from a browser, in the same process when a page is rendered. */
export type Transport = (call: Call) => Promise<Answer>

export interface CallOptions {
  transport?: Transport | undefined
  /** A parent reads in the place of this child. */
  childId?: number | undefined
  signal?: AbortSignal
  /** Says that it is the same intention as a call before. */
  repeatKey?: string
  /** The call outlives the page. */
  keepalive?: boolean
  /** For an endpoint that takes a file. */
  file?: Blob
  onProgress?: (part: number) => void
}
