import { type Endpoint, fromWire, toWire } from '@school/kernel/contract'
import { type AnyInput, forChild, urlOf } from './url.ts'
import { browserTransport } from './browser.ts'
import { errorOf } from './error-of.ts'
import type { Answer, CallOptions } from './transport.ts'

export { afterChange } from './after-change.ts'

/** Sends a request; the reply has camelCase names, and the paging of its headers. @throws ApiError */
export async function send(
  endpoint: Endpoint,
  input: unknown,
  { transport = browserTransport, childId, signal, repeatKey, keepalive, file, onProgress }: CallOptions,
): Promise<{ reply: unknown; header: Answer['header'] }> {
  const given = (input ?? {}) as AnyInput
  const answer = await transport({
    method: endpoint.method,
    url: childId === undefined ? urlOf(endpoint, given) : forChild(urlOf(endpoint, given), childId),
    ...(given.body === undefined ? {} : { body: toWire(given.body) }),
    ...(signal ? { signal } : {}),
    ...(repeatKey ? { repeatKey } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(file ? { file: endpoint.fileField ? formOf(endpoint.fileField, file) : file } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
  if (answer.status >= 400) throw errorOf(answer)
  return { reply: 'reply' in answer ? answer.reply : fromWire(answer.body), header: answer.header }
}

function formOf(field: string, file: Blob): FormData {
  const form = new FormData()
  form.append(field, file)
  return form
}
