import { Suspense, use } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPage } from './render-page.ts'

const options = () => ({
  nonce: 'n',
  status: 200,
  headers: new Headers(),
  waitsForAll: false,
  timeoutMs: 5000,
})

function Late({ text }: { text: Promise<string> }) {
  return <b>{use(text)}</b>
}

/** A page with a part that arrives on demand. */
function waiting() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = (
    <main>
      <h1>Урок</h1>
      <Suspense fallback={<i>Скоро будет</i>}>
        <Late text={promise} />
      </Suspense>
    </main>
  )
  return { page, arrive: () => resolve('Рейтинг') }
}

describe('a page rendered on the server', () => {
  it('is sent whole with its length when nothing of it is pending', async () => {
    const response = await renderPage(<h1>Урок</h1>, options())
    const html = await response.text()
    expect(html).toContain('<h1>Урок</h1>')
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
    expect(response).toHaveProperty('whole', Buffer.from(html))
  })

  it('begins before its last part has arrived, and sends it afterwards', async () => {
    const { page, arrive } = waiting()
    const response = await renderPage(page, options())
    expect(response.headers.has('content-length')).toBe(false)
    const reader = response.body!.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(first).toContain('<h1>Урок</h1>')
    expect(first).not.toContain('Рейтинг')
    arrive()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += new TextDecoder().decode(part.value)
    expect(rest).toContain('Рейтинг')
  })

  it('is waited for to the end when it goes to a cache or to a robot', async () => {
    const { page, arrive } = waiting()
    const asked = renderPage(page, { ...options(), waitsForAll: true })
    setTimeout(arrive, 20)
    const html = await (await asked).text()
    expect(html).toContain('<b>Рейтинг</b>')
    expect(html).not.toContain('Скоро будет')
  })

  it('throws what its shell threw', async () => {
    function Broken(): never {
      throw new Error('нет шапки')
    }
    const quiet = console.error
    console.error = () => {}
    await expect(renderPage(<Broken />, options())).rejects.toThrow('нет шапки')
    console.error = quiet
  })
})
