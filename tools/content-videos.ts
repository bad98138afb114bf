/**
 * Builds films from the slides of content/videos: `npm run content:videos [-- key…]`. Needs ffmpeg, chromium and
 * festival with festvox-ru; what it builds is committed, because it changes rarely and not every machine has them.
 * A film that is up to date with its slides and texts is skipped; named by its key it is built again.
 * `-- --heard [key…]` builds nothing and shows each word with the stress that the voice gives it.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Browser } from 'playwright-core'
import { ContentReader } from '@school/content-source/server'
import {
  type FilmRecord,
  readVideos,
  sentencesOf,
  type VideoContent,
} from '../modules/learning/courses/server/content/index.ts'
import { captionsOf } from './videos/captions.ts'
import { film, poster } from './videos/film.ts'
import { soundMeasures } from './videos/loudness.ts'
import { drawSlides, openBrowser } from './videos/slides.ts'
import { timingOf } from './videos/timing.ts'
import { soundOf, speak } from './videos/voice.ts'

const root = path.join(import.meta.dirname, '../content')
const maxBytes = 1.5 * 2 ** 20

const speechOf = ({ slides }: VideoContent, drafts: string) =>
  speak(
    slides.flatMap(({ say }) => sentencesOf(say)),
    drafts,
  )

/** Records the voice of a film. @returns the timing of its parts */
function recordVoice(video: VideoContent, wav: string, drafts: string) {
  const { spoken } = speechOf(video, drafts)
  let place = 0
  const spokenSlides = video.slides.map(({ title, text }) => ({
    title,
    sentences: sentencesOf(text).map((sentence) => ({ text: sentence, seconds: spoken[place++]!.seconds })),
  }))
  const timing = timingOf(spokenSlides)
  soundOf(
    spoken.map(({ sound }, index) => ({ sound, at: timing.sentences[index]!.at })),
    timing.seconds,
    wav,
  )
  return timing
}

async function build(browser: Browser, video: VideoContent, drafts: string): Promise<void> {
  const { key, slides, contentHash } = video
  const folder = path.join(root, 'videos', key)
  const wav = path.join(drafts, `${key}.wav`)
  const timing = recordVoice(video, wav, drafts)
  const frames = slides.map(({ file }, index) => ({
    svg: path.join(root, file),
    png: path.join(drafts, `${key}-${index}.png`),
    seconds: timing.slides[index]!.seconds,
  }))
  await drawSlides(browser, frames)
  const mp4 = path.join(folder, `${key}.mp4`)
  film(frames, wav, mp4)
  poster(frames[0]!.png, path.join(folder, 'poster.jpg'))
  writeFileSync(path.join(folder, `${key}.vtt`), captionsOf(timing.sentences))
  const record: FilmRecord = {
    madeFrom: contentHash,
    mp4: createHash('sha256').update(readFileSync(mp4)).digest('hex'),
    seconds: timing.seconds,
    ...soundMeasures(mp4),
    transcript: timing.transcript,
  }
  writeFileSync(path.join(folder, 'film.json'), `${JSON.stringify(record, null, 2)}\n`)
  const { size } = statSync(mp4)
  console.log(
    `${key}: слайдов ${slides.length}, ${Math.round(record.seconds)} с, ${Math.round(size / 1024)} КБ${size > maxBytes ? ', слишком большой' : ''}, громкость ${record.loudness}, тишина до ${record.longestSilence.toFixed(1)} с`,
  )
}

const isHeard = process.argv.includes('--heard')
const wanted = process.argv.slice(2).filter((key) => key !== '--heard')
const videos = readVideos(new ContentReader(root, {})).filter((video) =>
  wanted.length > 0 ? wanted.includes(video.key) : isHeard || video.film?.madeFrom !== video.contentHash,
)
const drafts = mkdtempSync(path.join(os.tmpdir(), 'videos-'))
try {
  if (isHeard) for (const video of videos) console.log(`${video.key}: ${speechOf(video, drafts).heard}\n`)
  else if (videos.length > 0) {
    const browser = await openBrowser()
    for (const video of videos) await build(browser, video, drafts)
    await browser.close()
  }
} finally {
  rmSync(drafts, { recursive: true })
}
