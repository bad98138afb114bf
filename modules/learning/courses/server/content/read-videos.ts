import { type ContentReader, folderSays, hashOf, keyPattern } from '@school/content-source/server'
import { says } from './ru.ts'
import { FilmRecord, VideoSource } from './schema.ts'
import type { VideoContent } from './school-content.ts'
import { sentencesOf } from './sentences.ts'

/** A film that is built; its record carries the hash of what it was built from. */
function readFilm(
  folder: string,
  key: string,
  contentHash: string,
  reader: ContentReader,
): VideoContent['film'] {
  const source = `${folder}/video.yaml`
  const record = `${folder}/film.json`
  const missing = [`${folder}/${key}.mp4`, `${folder}/${key}.vtt`, `${folder}/poster.jpg`, record].filter(
    (file) => !reader.exists(file),
  )
  for (const file of missing) reader.warn(source, 1, says.notBuilt(file))
  if (missing.length > 0) return null
  const film = FilmRecord.safeParse(JSON.parse(reader.text(record)!)).data ?? null
  if (film === null) reader.error(record, 1, says.badRecord)
  else if (film.madeFrom !== contentHash) reader.warn(source, 1, says.outdated)
  return film
}

/** The voice reads words; numbers and formulas are written out for it. */
function checkSpeech(text: string, say: string, file: string, line: number, reader: ContentReader): void {
  const signs = say.match(/[^а-яё+\s.,!?…:;—«»()-]+/giu)
  if (signs) reader.error(file, line, says.unspeakable(signs.join(' ')))
  const [written, spoken] = [sentencesOf(text).length, sentencesOf(say).length]
  if (written !== spoken) reader.error(file, line, says.otherSentences(written, spoken))
}

function readVideo(key: string, reader: ContentReader): VideoContent | null {
  const folder = `videos/${key}`
  const file = `${folder}/video.yaml`
  const source = reader.yaml(file, VideoSource)
  if (!source) return null
  const versions: string[] = []
  const slides = source.data.slides.map((slide, index) => {
    const svg = reader.svg(`${folder}/${slide.file}`)
    const line = source.lineAt(['slides', index])
    if (!svg) reader.error(file, line, folderSays.noFile(slide.file))
    else if (svg.width !== 1280 || svg.height !== 720)
      reader.error(file, line, says.badSlideSize(svg.width, svg.height))
    versions.push(svg?.version ?? '')
    const say = slide.say ?? slide.text
    checkSpeech(slide.text, say, file, line, reader)
    return { ...slide, say, file: `${folder}/${slide.file}` }
  })
  const contentHash = hashOf({ ...source.data, versions })
  const film = readFilm(folder, key, contentHash, reader)
  return { key, title: source.data.title, slides, contentHash, film }
}

export function readVideos(reader: ContentReader): VideoContent[] {
  return reader.folders('videos').flatMap((key) => {
    if (keyPattern.test(key)) return readVideo(key, reader) ?? []
    reader.error(`videos/${key}`, 1, says.badKey(key))
    return []
  })
}
