import { type Desk, folderSays, hashOf, keyPattern } from '@school/tasks/server'
import { says } from './ru.ts'
import { FilmRecord, VideoSource } from './schema.ts'
import type { VideoContent } from './school-content.ts'
import { sentencesOf } from './sentences.ts'

/** A film that is built; its record carries the hash of what it was built from. */
function readFilm(folder: string, key: string, contentHash: string, desk: Desk): VideoContent['film'] {
  const source = `${folder}/video.yaml`
  const record = `${folder}/film.json`
  const missing = [`${folder}/${key}.mp4`, `${folder}/${key}.vtt`, `${folder}/poster.jpg`, record].filter(
    (file) => !desk.exists(file),
  )
  for (const file of missing) desk.warn(source, 1, says.notBuilt(file))
  if (missing.length > 0) return null
  const film = FilmRecord.safeParse(JSON.parse(desk.text(record)!)).data ?? null
  if (film === null) desk.error(record, 1, says.badRecord)
  else if (film.madeFrom !== contentHash) desk.warn(source, 1, says.outdated)
  return film
}

/** The voice reads words; numbers and formulas are written out for it. */
function checkSpeech(text: string, say: string, file: string, line: number, desk: Desk): void {
  const signs = say.match(/[^а-яё+\s.,!?…:;—«»()-]+/giu)
  if (signs) desk.error(file, line, says.unspeakable(signs.join(' ')))
  const [written, spoken] = [sentencesOf(text).length, sentencesOf(say).length]
  if (written !== spoken) desk.error(file, line, says.otherSentences(written, spoken))
}

function readVideo(key: string, desk: Desk): VideoContent | null {
  const folder = `videos/${key}`
  const file = `${folder}/video.yaml`
  const source = desk.yaml(file, VideoSource)
  if (!source) return null
  const versions: string[] = []
  const slides = source.data.slides.map((slide, index) => {
    const svg = desk.svg(`${folder}/${slide.file}`)
    const line = source.lineAt(['slides', index])
    if (!svg) desk.error(file, line, folderSays.noFile(slide.file))
    else if (svg.width !== 1280 || svg.height !== 720)
      desk.error(file, line, says.badSlideSize(svg.width, svg.height))
    versions.push(svg?.version ?? '')
    const say = slide.say ?? slide.text
    checkSpeech(slide.text, say, file, line, desk)
    return { ...slide, say, file: `${folder}/${slide.file}` }
  })
  const contentHash = hashOf({ ...source.data, versions })
  const film = readFilm(folder, key, contentHash, desk)
  return { key, title: source.data.title, slides, contentHash, film }
}

export function readVideos(desk: Desk): VideoContent[] {
  return desk.folders('videos').flatMap((key) => {
    if (keyPattern.test(key)) return readVideo(key, desk) ?? []
    desk.error(`videos/${key}`, 1, says.badKey(key))
    return []
  })
}
