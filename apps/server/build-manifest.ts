import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The id of a build: the router's list of routes and their files is named by its content. */
export function buildIdOf(clientFolder: string, name: string): string {
  const files = readdirSync(path.join(clientFolder, 'assets', name))
  const id = files.map((file) => /^manifest-(.+)\.js$/.exec(file)?.[1]).find((found) => found !== undefined)
  if (!id) throw new Error(`${clientFolder} was not built`)
  return id
}

export interface BuildManifestPorts {
  version: string
  /** By the name of the app. */
  builds: Readonly<Record<string, string>>
  appOf: (host: string) => string
}

/** `/manifest.json`: the version of the app behind a host. Pages look at it now and then and offer to reload (shared-application §4). */
export function mountBuildManifest(
  app: FastifyInstance,
  { version, builds, appOf }: BuildManifestPorts,
): void {
  app.get('/manifest.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, build: builds[appOf(request.hostname)] }),
  )
}
