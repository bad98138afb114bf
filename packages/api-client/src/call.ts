import type { Endpoint, InputOf, ReplyOf } from '@school/kernel/contract'
import type { AfterChange } from './after-change.ts'
import { ApiError } from './error.ts'
import { t } from './ru.ts'
import type { CallOptions } from './transport.ts'

/** A page is rendered with its data: the code that sends requests is loaded after it, before the first click needs it. */
const sending = () =>
  import('./send.ts').catch(() => {
    throw new ApiError(0, 'offline', t.offline)
  })

/** Preloads the code that sends requests, while the page is idle. */
export const prepareCalls = (): void => void sending().catch(() => {})

/** See `after-change.ts`. */
export const afterChange: AfterChange = async (...given) => (await sending()).afterChange(...given)

/** Calls an endpoint. @throws ApiError */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { send } = await sending()
  return (await send(endpoint, input, options)).reply as ReplyOf<E>
}

export interface PageReply<T> {
  rows: T
  page: number
  totalPages: number
  total: number
}

/** Calls a paged endpoint: the rows with the paging of its headers. @throws ApiError */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<PageReply<ReplyOf<E>>> {
  const { send } = await sending()
  const { reply, header } = await send(endpoint, input, options)
  const number = (name: string) => Number(header(name) ?? 1)
  return {
    rows: reply as ReplyOf<E>,
    page: number('x-page'),
    totalPages: number('x-total-pages'),
    total: number('x-total'),
  }
}
