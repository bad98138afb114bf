import { faultOf } from '@school/kernel/fault'
import { numbersIn } from '@school/kernel/server'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Where lines of the log go; standard output by default. */
export interface LogLines {
  write(line: string): void
}

/**
 * A log has no personal data. Errors are logged as `faultOf`, addresses as the pattern of their route with numeric ids only: a query is
 * what somebody searched for, a word in a path may be a code that gives access.
 */
export const loggerOf = (config: Config, stream?: LogLines): FastifyServerOptions['logger'] =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        ...(stream ? { stream } : {}),
        serializers: {
          err: faultOf as never,
          req: (request: FastifyRequest) => ({ method: request.method, ...addressOf(request) }),
        },
        hooks: {
          // An error by itself would lend the line its message.
          logMethod(args, method) {
            const [first, ...rest] = args as unknown[]
            method.apply(
              this,
              (first instanceof Error ? [{ err: first }, 'error'] : [first, ...rest]) as never,
            )
          },
        },
      }

/** Which page or call it was, as far as a log may know. */
export function addressOf({ routeOptions, params }: FastifyRequest): { route: string; ids?: object } {
  const ids = numbersIn(params)
  const route = routeOptions?.url ?? 'none'
  return Object.keys(ids).length === 0 ? { route } : { route, ids }
}
