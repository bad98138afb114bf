import findMyWay, { type Instance } from 'find-my-way'
import type { FastifyRequest } from 'fastify'
import { admitRead, type ApiPorts, callOf, contextOf, identify, writeTraces } from './call.ts'
import { withoutRights } from './child-eyes.ts'
import type { Route } from './route.ts'
import type { Identity } from './identity.ts'
import { checkPage, isPage, pageOfWhole, pagingHeaders, pagingOf } from './paging.ts'
import { parseQueryString } from './query-string.ts'
import type { HttpVisit } from './visit.ts'

export interface InsideReply {
  /** In our names, as the reply's schema gives it; `null` is an empty answer. */
  reply: unknown
  headers: Readonly<Record<string, string>>
}

/** Reads of one visitor at one instant. @throws what the HTTP endpoint would answer with an error */
export interface InsideReads {
  (url: string): Promise<InsideReply | null>
  /** The brand to which the visitor belongs. */
  brand(): Promise<string | null>
}

/**
 * Reads of the API for a page that is rendered in the same process: the same audience check and schemas as over HTTP, without a
 * request in between; the viewer is identified once for all reads of a page.
 */
export class InsideApi {
  readonly #ports: ApiPorts
  readonly #ways: Instance<never> = findMyWay({ querystringParser: parseQueryString, maxParamLength: 200 })

  constructor(ports: ApiPorts, routes: readonly Route[]) {
    this.#ports = ports
    for (const route of routes) {
      const { method, isFile, perMinute } = route.endpoint
      // Endpoints with a limit of their own are counted over HTTP only.
      if (method === 'GET' && !isFile && !perMinute)
        this.#ways.on('GET', route.endpoint.path, () => {}, route)
    }
  }

  /** Reads resolve to `null` for an address without an endpoint. */
  readsOf(visit: HttpVisit, { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>): InsideReads {
    const { database, clock } = this.#ports
    const now = clock(headers)
    let identity: Promise<Identity | null> | null | undefined
    const identified = () => (identity ??= identify({ ports: this.#ports, visit, now }))
    const read = async (url: string): Promise<InsideReply | null> => {
      const way = this.#ways.find('GET', url)
      if (!way) return null
      const route = way.store as Route
      const { params, searchParams: query } = way
      const request = { id, method: 'GET', url, headers, params, query, body: null }
      const call = callOf({ ports: this.#ports, route, request, visit, now })
      const admitted = await admitRead(call, await identified())
      const value = await route.handler(contextOf(admitted, database.reads), admitted.input)
      await writeTraces(admitted, database.pool)
      const shaped = (given: unknown) => {
        const reply = route.endpoint.reply.parse(given)
        return admitted.isForParent ? withoutRights(reply) : reply
      }
      checkPage(route.endpoint, admitted.input.query, value)
      if (!isPage(value)) {
        const part = pageOfWhole(route.endpoint, url, admitted.input.page, value)
        return { reply: shaped(part.value), headers: part.headers }
      }
      const paging = pagingOf(route.endpoint, admitted.input.query)
      return { reply: shaped(value.rows), headers: pagingHeaders(url, paging, value.total) }
    }
    return Object.assign(read, { brand: async () => (await identified())?.brand ?? null })
  }
}
