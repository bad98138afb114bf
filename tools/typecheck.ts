import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm run typecheck`: the server side, the modules' web side, and each app with the types of its own routes. Two programs are checked at a time;
// unchanged results are read from `.tscache`.
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** @returns whether the command succeeded; its output is printed when it has ended */
const run = (command: string, args: readonly string[], folder = '.'): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [bin(command), ...args], { cwd: path.join(root, folder) })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })

const check = (name: string, project: string, folder?: string): Promise<boolean> =>
  run(
    'tsc',
    ['-p', project, '--pretty', '--incremental', '--tsBuildInfoFile', `${root}.tscache/${name}.json`],
    folder,
  )

const checkApp = async (name: string): Promise<boolean> =>
  (await run('react-router', ['typegen'], `apps/${name}`)) && check(name, '.', `apps/${name}`)

const outcomes = await Promise.all([
  check('server', 'tsconfig.server.json').then(async (isClean) => (await checkApp('portal')) && isClean),
  check('web', 'tsconfig.web.json').then(async (isClean) => (await checkApp('site')) && isClean),
])
process.exitCode = outcomes.every(Boolean) ? 0 : 1
