declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    /** Called before every sending of it. */
    setupRequest?: (request: Request) => Request
    /** Called before the next one of its connection is sent. */
    onResponse?: (status: number, body: string) => void
  }

  export interface Client {
    setRequests(requests: Request[]): void
    on(event: 'response', listener: (status: number, bytes: number, ms: number) => void): void
  }

  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Requests a second of all connections together. */
    overallRate?: number
    /** Stops after so many answers, whatever the duration. */
    amount?: number
    headers?: Record<string, string>
    /** Called once for each connection before it opens. */
    setupClient?: (client: Client) => void
  }

  export interface Result {
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    /** When the last answer was counted. */
    finish: Date
  }

  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
