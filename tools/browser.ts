import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Flags for a browser in a closed network and in a container; without them it contacts Google's hosts at every start. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

const systemBrowser = firstOf([
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
])
const systemShell = firstOf(['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'])

/** The headless shell installed by npm, unpacked once per version; atomic, also when several processes unpack it at once. */
async function unpackShell(): Promise<string> {
  // Trap: the package includes the libraries for a bare machine only when it detects a cloud function.
  if (!systemBrowser) process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const installed = new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string }
  const folder = path.join(tmpdir(), `smekalka-chromium-${version}`)
  const { default: chromium } = await inTemporary(folder, () => import('@sparticuz/chromium'))
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    await inTemporary(own, () => chromium.executablePath())
    try {
      renameSync(own, folder)
    } catch {
      rmSync(own, { recursive: true })
    }
  }
  return inTemporary(folder, () => chromium.executablePath())
}

/** The package supports only the temporary folder, and looks for its libraries there as soon as it is imported. */
async function inTemporary<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const given = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await work()
  } finally {
    if (given === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = given
  }
}

/** The complete browser: the system's, otherwise the one installed by npm. */
export const findBrowser = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? systemBrowser ?? unpackShell()

/**
 * The browser of the journeys: Chromium's headless build. It runs the same pages for less than two thirds of the processor time,
 * because it draws no windows.
 */
export const findHeadlessShell = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? systemShell ?? unpackShell()
