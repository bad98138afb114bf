import type { Answer, Call } from './transport.ts'

/** Sends a file. XMLHttpRequest, because `fetch` reports no upload progress. */
export const sendFile = (call: Call, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = () => call.signal?.removeEventListener('abort', abort)
    request.open(call.method, call.url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      call.onProgress?.(loaded / (total || 1)),
    )
    request.addEventListener('error', () => {
      end()
      reject(new TypeError('The network has failed.'))
    })
    request.addEventListener('abort', () => {
      end()
      reject(new DOMException('Stopped.', 'AbortError'))
    })
    request.addEventListener('load', () => {
      end()
      const isJson = request.getResponseHeader('content-type')?.includes('json')
      resolve({
        status: request.status,
        statusText: request.statusText,
        header: (name) => request.getResponseHeader(name),
        body: isJson && request.responseText ? (JSON.parse(request.responseText) as unknown) : null,
      })
    })
    call.signal?.addEventListener('abort', abort)
    request.send(call.file)
  })
