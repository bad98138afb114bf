import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface TakenSms {
  id: number
  to: string
  text: string
  sender: string
}

/** A gateway of SMS that a story starts. */
export interface SmsGateway {
  url: string
  token: string
  taken: TakenSms[]
  /** The status of every answer from now on. */
  status: number
  close(): Promise<void>
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const server = createServer(async (request, reply) => {
    const sms = (await json(request)) as TakenSms
    const isKnown = request.headers.authorization === `Bearer ${gateway.token}`
    if (isKnown && gateway.status < 300) gateway.taken.push(sms)
    reply.writeHead(isKnown ? gateway.status : 401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    token: 'gateway-token',
    taken: [],
    status: 202,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return gateway
}
