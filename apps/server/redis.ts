import { Redis } from 'ioredis'

interface RedisLog {
  info(text: string): void
  warn(details: object, text: string): void
}

/**
 * A Redis client with short timeouts. Redis counts as available from its answer to the connection's introduction until a command
 * stays without an answer: a frozen server that still accepts connections is unavailable too.
 */
export class CommonRedis {
  readonly client: Redis
  #isThere = false
  #reason: unknown

  constructor(url: string, log: RedisLog) {
    this.client = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      connectTimeout: 1000,
      commandTimeout: 1000,
      disconnectTimeout: 1,
      retryStrategy: (times) => Math.min(times * 100, 2000),
    })
    this.client.on('ready', () => {
      this.#isThere = true
      log.info('Redis is there')
    })
    this.client.on('error', (error) => (this.#reason = error))
    this.client.on('close', () => {
      this.#isThere = false
      if (this.#reason) log.warn({ err: this.#reason }, 'Redis is away')
      this.#reason = undefined
    })
  }

  get isThere(): boolean {
    return this.#isThere
  }

  /** @throws when there is no answer in time; then Redis is unavailable until a new connection is ready */
  async ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    try {
      return await answeredWithin(200, question(this.client))
    } catch (error) {
      if (error instanceof NoAnswer && this.#isThere) {
        this.#isThere = false
        this.#reason = error
        this.client.disconnect(true)
      }
      throw error
    }
  }

  close(): void {
    this.client.disconnect()
  }
}

class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** @throws NoAnswer. What has come in while this process was busy counts as answered. */
async function answeredWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new NoAnswer(`no answer in ${ms} ms`))), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
