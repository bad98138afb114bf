import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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

/** Writes compressed copies next to text assets: the server sends what the browser accepts and compresses nothing. */
function precompress(folder: string): void {
  for (const file of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const full = path.join(folder, file)
    const content = readFileSync(full)
    if (content.length < 1024) continue
    writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${full}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

function build(app: string): void {
  const bin = path.join(root, 'node_modules/.bin/react-router')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'build'], {
    cwd: path.join(root, 'apps', app),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`${app} did not build:\n${stdout}\n${stderr}`)
  precompress(path.join(root, 'apps', app, 'build/client'))
}

/** Builds both apps unless they are up to date. `SKIP_BUILD=1` keeps the previous build. */
export async function buildApps(): Promise<void> {
  if (process.env['SKIP_BUILD']) return
  const stampFile = path.join(root, '.tscache', 'apps.stamp')
  const stamp = fingerprint()
  const isBuilt = apps.every((app) => existsSync(path.join(root, 'apps', app, 'build/server/index.js')))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  for (const app of apps) {
    console.log(`Собираю ${app}…`)
    build(app)
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApps()
