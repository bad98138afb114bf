import { ApiError } from './error.ts'
import { t } from './ru.ts'
import type { Answer, Call, Transport } from './transport.ts'
import { reportViewerVersion } from './viewer-version.ts'

const retries = 3
const firstDelayMs = 300
/** Never retried (shared-application §7; and a file that is too large stays so); the rest is retried, and repeat keys make that safe. */
const isFinal = (status: number): boolean => status < 400 || [401, 413, 422].includes(status)

/** People do not watch a button longer than that: the text of the refusal is shown instead. */
const longestWaitMs = 5000

/** The pause before the next try: our own, or the server's Retry-After when it is short enough. */
function delayAfter(answer: Answer | null, attempt: number): number | null {
  const ownMs = firstDelayMs * 2 ** attempt
  const askedMs = Number(answer?.header('retry-after') ?? 0) * 1000
  if (!(askedMs > ownMs)) return ownMs
  // Those who were refused in one moment don't come back in one moment.
  return askedMs > longestWaitMs ? null : askedMs * (1 + Math.random() / 2)
}

const deviceKey = 'device_id'

let deviceOfPage: string | undefined

function deviceId(): string {
  try {
    const known = localStorage.getItem(deviceKey)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(deviceKey, made)
    return made
  } catch {
    return (deviceOfPage ??= crypto.randomUUID())
  }
}

const csrfMeta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** A page that was open for long may hold a token of an ended session. */
async function renewCsrfToken(): Promise<void> {
  const response = await fetch('/api/csrf_token')
  const { token } = (await response.json()) as { token: string }
  csrfMeta()?.setAttribute('content', token)
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const headersOf = (call: Call, repeatKey: string): Record<string, string> => ({
  'X-Device-Id': deviceId(),
  'X-Referer': location.href,
  // Where the person is and what their clock says (school-portal §7).
  'X-Time-Zone': zone,
  'X-Date-Time': new Date().toISOString(),
  'X-CSRF-Token': csrfMeta()?.content ?? '',
  ...(call.method === 'GET' ? {} : { 'Idempotency-Key': repeatKey }),
  ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
})

async function once(call: Call, repeatKey: string): Promise<Answer> {
  if (call.file) return (await import('./send-file.ts')).sendFile(call, headersOf(call, repeatKey))
  const response = await fetch(call.url, {
    method: call.method,
    headers: headersOf(call, repeatKey),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    statusText: response.statusText,
    header: (name) => response.headers.get(name),
    body: isJson && text ? (JSON.parse(text) as unknown) : null,
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The network, with three retries of growing delay. A mutation keeps one repeat key through all of them. */
export const browserTransport: Transport = async (call) => {
  const { repeatKey = crypto.randomUUID() } = call
  for (let attempt = 0; ; attempt++) {
    let answer: Answer | null = null
    try {
      answer = await once(call, repeatKey)
      reportViewerVersion(answer.header('x-viewer-version'))
      if (isFinal(answer.status)) return answer
      if (answer.header('x-error-code') === 'csrf_mismatch') await renewCsrfToken()
    } catch (error) {
      if (call.signal?.aborted) throw error
    }
    const delayMs = attempt < retries ? delayAfter(answer, attempt) : null
    if (delayMs !== null) await pause(delayMs)
    else if (answer) return answer
    else throw new ApiError(0, 'offline', t.offline)
  }
}
