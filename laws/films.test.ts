import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { FilmRecord } from '../modules/learning/courses/server/content/schema.ts'
import { problems } from './content.ts'
import { foldersIn, readText, root } from './files.ts'

const films = foldersIn('content/videos')
const recordOf = (key: string) => FilmRecord.parse(JSON.parse(readText(`content/videos/${key}/film.json`)))
const fileOf = (key: string): string => path.join(root, `content/videos/${key}/${key}.mp4`)

/** Films are measured when they are built; this test reads only the record, so it needs no ffmpeg. */
describe.each(films)('the film %s', (key) => {
  test('is the file that was measured', () =>
    expect(
      createHash('sha256')
        .update(readFileSync(fileOf(key)))
        .digest('hex'),
    ).toBe(recordOf(key).mp4))

  test('has the loudness of speech on the web, no clipping and no long silence', () => {
    const { loudness, peak, longestSilence } = recordOf(key)
    expect(Math.abs(loudness + 16)).toBeLessThan(1.5)
    expect(peak).toBeLessThan(-0.5)
    expect(longestSilence).toBeLessThan(2.5)
  })

  test('is one to three minutes long and small enough for a phone', () => {
    const { seconds } = recordOf(key)
    expect(seconds).toBeGreaterThanOrEqual(60)
    expect(seconds).toBeLessThanOrEqual(180)
    expect(statSync(fileOf(key)).size).toBeLessThanOrEqual(1.5 * 2 ** 20)
  })

  test('speaks every sentence of its captions', () => {
    const { transcript, seconds } = recordOf(key)
    const captions = readText(`content/videos/${key}/${key}.vtt`)
    const cues = [...captions.matchAll(/--> (\d\d):([\d.]+)\n(.+)/g)]
    expect(cues.map(([, , , text]) => text).join(' ')).toBe(transcript.map(({ text }) => text).join(' '))
    expect(cues.every(([, minutes, at]) => Number(minutes) * 60 + Number(at) <= seconds)).toBe(true)
  })

  test('has chapters, the first one from its start', () => {
    const chapters = recordOf(key).transcript.filter(({ title }) => title !== undefined)
    expect(chapters.length).toBeGreaterThanOrEqual(2)
    expect(chapters[0]!.seconds).toBe(0)
  })
})

test('every film is built from its slides and texts as they are', () =>
  expect(problems.filter(({ file }) => file.startsWith('videos/'))).toEqual([]))
