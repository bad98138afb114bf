import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm run typecheck`: the server side, the rooms' web side, and each app with the types of its own routes.
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

const run = (command: string, args: readonly string[], folder = '.'): boolean =>
  spawnSync(process.execPath, [bin(command), ...args], { cwd: path.join(root, folder), stdio: 'inherit' })
    .status === 0

const isClean = [
  run('tsc', ['-p', 'tsconfig.server.json']),
  run('tsc', ['-p', 'tsconfig.web.json']),
  ...['apps/site', 'apps/portal'].map(
    (app) => run('react-router', ['typegen'], app) && run('tsc', ['-p', '.'], app),
  ),
].every(Boolean)
process.exitCode = isClean ? 0 : 1
