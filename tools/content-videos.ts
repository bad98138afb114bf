/**
 * Builds films from the slides of content/videos: `npm run content:videos [-- key…]`. Needs ffmpeg and chromium;
 * what it builds is committed, because it changes rarely and not every machine has both.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Browser } from 'playwright-core'
import { readSchoolContent, type VideoContent } from '../modules/courses/server/content/index.ts'
import { captionsOf } from './videos/captions.ts'
import { film, poster } from './videos/film.ts'
import { drawSlides, openBrowser } from './videos/slides.ts'

const root = path.join(import.meta.dirname, '../content')
const maxBytes = 1.5 * 2 ** 20

async function build(
  browser: Browser,
  { key, slides, contentHash }: VideoContent,
  drafts: string,
): Promise<void> {
  const folder = path.join(root, 'videos', key)
  const frames = slides.map(({ file, seconds }, index) => ({
    svg: path.join(root, file),
    png: path.join(drafts, `${key}-${index}.png`),
    seconds,
  }))
  await drawSlides(browser, frames)
  const mp4 = path.join(folder, `${key}.mp4`)
  film(frames, mp4)
  poster(frames[0]!.png, path.join(folder, 'poster.jpg'))
  writeFileSync(path.join(folder, `${key}.vtt`), captionsOf(slides, contentHash))
  const { size } = statSync(mp4)
  console.log(
    `${key}: ${slides.length} слайдов, ${Math.round(size / 1024)} КБ${size > maxBytes ? ', слишком большой' : ''}`,
  )
}

const wanted = process.argv.slice(2)
const { content } = readSchoolContent(root)
const drafts = mkdtempSync(path.join(os.tmpdir(), 'videos-'))
const browser = await openBrowser()
try {
  for (const video of content.videos) {
    if (wanted.length === 0 || wanted.includes(video.key)) await build(browser, video, drafts)
  }
} finally {
  await browser.close()
  rmSync(drafts, { recursive: true })
}
