import { faultOf } from '@school/kernel/fault'
import { numbersIn } from '@school/kernel/server'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Where lines of the log go; standard output by default. */
export interface LogLines {
  write(line: string): void
}

/** Short coloured lines for a person at a terminal. @param level lines below are left out, whatever log they are of */
export async function terminalLines(level: string): Promise<LogLines> {
  const { default: pretty } = await import('pino-pretty')
  return pretty({
    sync: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    minimumLevel: level as 'warn',
  })
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
