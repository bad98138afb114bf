import { type Desk, folderSays, hashOf, keyPattern } from '@school/tasks/server'
import { says } from './ru.ts'
import { VideoSource } from './schema.ts'
import type { VideoContent } from './school-content.ts'

/** The built files of a film. The captions carry the hash of the slides from which it was built. */
function builtFiles(folder: string, key: string, contentHash: string, desk: Desk): VideoContent['files'] {
  const source = `${folder}/video.yaml`
  const files = {
    mp4: `${folder}/${key}.mp4`,
    captions: `${folder}/${key}.vtt`,
    poster: `${folder}/poster.jpg`,
  }
  const missing = Object.values(files).filter((file) => !desk.exists(file))
  for (const file of missing) desk.warn(source, 1, says.notBuilt(file))
  if (missing.length > 0) return null
  if (!desk.text(files.captions)?.includes(`NOTE ${contentHash}\n`)) desk.warn(source, 1, says.outdated)
  return files
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
    return { ...slide, file: `${folder}/${slide.file}` }
  })
  const seconds = slides.reduce((sum, slide) => sum + slide.seconds, 0)
  const contentHash = hashOf({ ...source.data, versions })
  return {
    key,
    title: source.data.title,
    seconds,
    slides,
    contentHash,
    files: builtFiles(folder, key, contentHash, desk),
  }
}

export function readVideos(desk: Desk): VideoContent[] {
  return desk.folders('videos').flatMap((key) => {
    if (keyPattern.test(key)) return readVideo(key, desk) ?? []
    desk.error(`videos/${key}`, 1, says.badKey(key))
    return []
  })
}
