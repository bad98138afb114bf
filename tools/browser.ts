import { existsSync } from 'node:fs'

/** Flags for a browser in a closed network and in a container; without them it looks for Google's hosts at every start. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The system's Chromium, else the one that came from npm: it unpacks itself and its libraries into the temporary folder. */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'] ?? systemBrowsers.find((path) => existsSync(path))
  if (given) return given
  // Trap: the package brings the libraries of a bare machine only when it believes to be in a cloud function.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
