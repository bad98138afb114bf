import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'

export const slideSize = { width: 1280, height: 720 }

const fonts = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable/golos-text/files')

/** Slides use the fonts of the school, independent of the machine's fonts. */
const fontFace = (subset: string, range: string): string => {
  const data = readFileSync(path.join(fonts, `golos-text-${subset}-wght-normal.woff2`)).toString('base64')
  return `@font-face { font-family: 'Golos Text'; font-weight: 400 900; src: url(data:font/woff2;base64,${data}); unicode-range: ${range} }`
}

const pageOf = (svg: string): string => `<!doctype html><style>
${fontFace('cyrillic', 'U+0400-052F, U+2116')}
${fontFace('latin', 'U+0000-00FF, U+2000-206F, U+2212')}
body { margin: 0; background: #fff } svg { display: block; width: ${slideSize.width}px; height: ${slideSize.height}px }
</style>${svg}`

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: flags.split(' '),
  })

/** Renders SVG files as PNG files of the size of a slide. */
export async function drawSlides(
  browser: Browser,
  slides: readonly { svg: string; png: string }[],
): Promise<void> {
  const page = await browser.newPage({ viewport: slideSize })
  for (const { svg, png } of slides) {
    await page.setContent(pageOf(readFileSync(svg, 'utf8')))
    await page.evaluate('document.fonts.ready.then(() => null)')
    await page.screenshot({ path: png })
  }
  await page.close()
}
