import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { replaceBuild } from './replace-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const apps = ['site', 'portal']
const sources = [
  'apps/{site,portal}/{app,public}/**/*',
  'apps/{site,portal}/*.{ts,json,cjs}',
  'apps/pages/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'modules/*/*/{contract,web}/**/*',
  'modules/*/*/package.json',
  'tools/vite/*.ts',
  'package-lock.json',
]

/** Changes when any source of the apps does; names, sizes and modification times are sufficient and quick to read. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const pattern of sources) {
    for (const file of globSync(pattern, { cwd: root }).toSorted()) {
      const { size, mtimeMs } = statSync(path.join(root, file))
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Writes compressed copies next to text assets: the server sends what the browser accepts and compresses nothing. */
async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder })
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const full = path.join(folder, file)
      const content = await readFile(full)
      if (content.length < 1024) continue
      await writeFile(`${full}.gz`, await compressors.gz(content, { level: 9 }))
      await writeFile(`${full}.br`, await compressors.br(content, bestBrotli))
    }
  }
  // Zlib works in threads of this process.
  await Promise.all([compressNext(), compressNext()])
}

/** Builds into `build/next`, then replaces the former build at once: a running server has its files until the new ones are complete. */
async function build(app: string): Promise<void> {
  const began = performance.now()
  const folder = path.join(root, 'apps', app, 'build')
  const bin = path.join(root, 'node_modules/.bin/react-router')
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: path.dirname(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  process.off('exit', kill)
  if (status !== 0) throw new Error(`${app} did not build:\n${stdout}\n${stderr}`)

  await precompress(path.join(folder, 'next/client'))
  await replaceBuild(folder)
  console.log(`Собрано: ${app}, ${((performance.now() - began) / 1000).toFixed(1)} с`)
}

/** Of a machine that builds both apps and fills a database at once. */
const memoryOfTwo = 3 * 1024 ** 3

/** Builds both apps unless they are up to date. `SKIP_BUILD=1` keeps the previous build. */
export async function buildApps(): Promise<void> {
  if (process.env['SKIP_BUILD']) return
  const stampFile = path.join(root, '.tscache', 'apps.stamp')
  const stamp = fingerprint()
  const isBuilt = apps.every((app) => existsSync(path.join(root, 'apps', app, 'build/server/index.js')))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Собираю ${apps.join(' и ')}…`)
  if (totalmem() > memoryOfTwo) await Promise.all(apps.map(build))
  else for (const app of apps) await build(app)
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApps()
