import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartRefused } from './start-refused.ts'

const text = 'Школа открывается. Обновите страницу через несколько секунд'
const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width">
<title>Школа открывается</title><style>body{font:1.25rem/1.5 system-ui;max-width:30rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Школа открывается</h1><p>Первый запуск занимает около минуты, следующие — несколько секунд. Страница обновится сама.</p></html>`

function answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
  const send = (status: number, type: string, body: string) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'retry-after': '2',
        connection: 'close',
      })
      .end(body)
  if (url === '/healthz') return void send(200, 'application/json', '{"status":"ok"}')
  if (url === '/readyz') return void send(503, 'application/json', '{"status":"starting"}')
  if (headers.accept?.includes('text/html')) return void send(503, 'text/html', page)
  send(503, 'application/json', JSON.stringify({ error: text }))
}

const refusals: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Порт ${port} занят другой программой. Остановите её или задайте другой порт: PORT=${port + 1} npm start.`,
  EACCES: (port) =>
    `Порт ${port} нельзя занять без прав администратора. Задайте порт от 1024, например PORT=3000.`,
  EADDRNOTAVAIL: () => 'Адреса из HOST нет на этой машине. Задайте другой HOST или уберите его.',
}

/** Keeps the port while the school is prepared, and says so: 503 with a page for browsers, `/healthz` answers 200. */
export class OpeningServer {
  readonly port: number
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
  }

  /** @throws StartRefused when the port can't be used */
  static listen({ port, host }: { port: number; host: string }): Promise<OpeningServer> {
    const server = createServer(answer)
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const refusal = refusals[error.code ?? '']
        reject(refusal ? new StartRefused(refusal(port)) : error)
      })
      server.listen(port, host, () => resolve(new OpeningServer(server)))
    })
  }

  /** Frees the port. */
  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    return closed
  }
}
