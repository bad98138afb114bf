import { execFileSync } from 'node:child_process'
import { normalizing } from './loudness.ts'

const fadeSeconds = 0.6
const framesPerSecond = 15

/** Slides are static: between the fades one frame a second is enough, and a film is built in seconds. */
const needed = (starts: readonly number[]): string =>
  [
    `not(mod(n,${framesPerSecond}))`,
    ...starts.map((start) => `between(t,${start},${start + fadeSeconds + 0.1})`),
  ].join('+')

/** Each picture is shown for its seconds and fades into the next one; the film is as long as their sum. */
function crossFades(seconds: readonly number[]): string {
  const steps = seconds.map((length, index) => {
    const frames = Math.round((length + (index < seconds.length - 1 ? fadeSeconds : 0)) * framesPerSecond)
    return `[${index}:v]format=yuv420p,loop=loop=${frames - 1}:size=1[p${index}]`
  })
  const starts: number[] = []
  let shown = seconds[0] ?? 0
  for (const [index, length] of seconds.slice(1).entries()) {
    const before = index === 0 ? '[p0]' : `[v${index}]`
    steps.push(
      `${before}[p${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${shown}[v${index + 1}]`,
    )
    starts.push(shown)
    shown += length
  }
  const last = seconds.length > 1 ? `[v${seconds.length - 1}]` : '[p0]'
  return [...steps, `${last}select='${needed(starts)}',format=yuv420p[film]`].join(';')
}

const ffmpeg = (args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
}

export interface Frame {
  png: string
  seconds: number
}

/** H.264 and AAC that can be played before they are loaded completely. */
export function film(frames: readonly Frame[], wav: string, mp4: string): void {
  const inputs = frames.flatMap(({ png }) => ['-framerate', String(framesPerSecond), '-i', png])
  const codec =
    '-c:v libx264 -preset medium -crf 28 -tune stillimage -profile:v high -g 30 -vsync vfr -movflags +faststart'
  const voice = '-ar 44100 -ac 1 -c:a aac -b:a 56k'
  const graph = crossFades(frames.map(({ seconds }) => seconds))
  // Without the encoder's dates and versions a film that did not change is the same file.
  const bare = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'
  ffmpeg([
    ...inputs,
    '-i',
    wav,
    '-filter_complex',
    `${graph};[${frames.length}:a]${normalizing(wav)}[voice]`,
    '-map',
    '[film]',
    '-map',
    '[voice]',
    ...codec.split(' '),
    ...voice.split(' '),
    ...bare.split(' '),
    mp4,
  ])
}

export const poster = (png: string, jpg: string): void =>
  ffmpeg(['-i', png, '-vf', 'scale=960:540:flags=lanczos', '-q:v', '5', '-bitexact', jpg])
