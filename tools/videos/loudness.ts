import { spawnSync } from 'node:child_process'

/** The usual loudness of speech on the web, integrated LUFS. */
const wanted = -16

/** Removes rumble below the voice and compresses peaks, so that the words can be loud enough. */
const clean = 'highpass=f=70,acompressor=threshold=-18dB:ratio=2.5:attack=8:release=120'

/** The report of ffmpeg about the sound of a file passed through filters. */
function said(file: string, filters: readonly string[]): string {
  const args = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', filters.join(','), '-f', 'null', '-']
  const { status, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stderr
}

const figure = (text: string, pattern: RegExp): number => {
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) throw new Error(`No ${pattern.source} in what ffmpeg said`)
  return Number(found)
}

const loudness = (text: string): number => figure(text, /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/)

/** Filters that normalise the loudness of a recording: measured first, amplified once, with limited peaks. */
export function normalizing(wav: string): string {
  const gain = wanted - loudness(said(wav, [clean, 'ebur128=framelog=verbose']))
  return `${clean},volume=${gain.toFixed(2)}dB,alimiter=limit=0.8:level=0`
}

/** Measurements of the sound of a film. */
export function soundMeasures(mp4: string): { loudness: number; peak: number; longestSilence: number } {
  const text = said(mp4, ['silencedetect=n=-45dB:d=0.2', 'volumedetect', 'ebur128=framelog=verbose'])
  const silences = text.matchAll(/silence_duration: ([\d.]+)/g)
  return {
    loudness: loudness(text),
    peak: figure(text, /max_volume: (-?[\d.]+) dB/),
    longestSilence: Math.max(0, ...[...silences].map(([, seconds]) => Number(seconds))),
  }
}
