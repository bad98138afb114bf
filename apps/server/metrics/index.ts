import type { Database } from '@school/db'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { type FigurePorts, measureFigures } from './figures.ts'
import { measureHttp } from './http.ts'
import { measurePages } from './pages.ts'
import { measureProcess, type ProcessPorts } from './process.ts'
import { metricsOfProcesses } from './processes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders a page and measures how long it takes. */
    measured: ReturnType<typeof measurePages>
  }
}

export interface MetricPorts extends FigurePorts, ProcessPorts {
  database: Database
}

/** Prometheus metrics at `/metrics`: of this process, of its sibling processes, and of their common dependencies. */
export function mountMetrics(app: FastifyInstance, ports: MetricPorts): void {
  const ofProcess = new Registry()
  measureProcess(ofProcess, ports)
  measureHttp(ofProcess, app)
  app.decorate('measured', measurePages(ofProcess))
  const common = new Registry()
  measureFigures(common, ports)
  const readProcesses = metricsOfProcesses(ofProcess)
  app.get('/metrics', async (_request, reply) => {
    const texts = await Promise.all([readProcesses(), common.metrics()])
    return reply.type(common.contentType).send(texts.join('\n'))
  })
}
