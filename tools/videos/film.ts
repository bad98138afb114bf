import { execFileSync } from 'node:child_process'

const fadeSeconds = 0.6
const framesPerSecond = 25

/** Each picture stays for its seconds and melts into the next one; the film is as long as their sum. */
function crossFades(seconds: readonly number[]): string {
  const steps: string[] = []
  let shown = seconds[0] ?? 0
  for (const [index, length] of seconds.slice(1).entries()) {
    const before = index === 0 ? '[0:v]' : `[v${index}]`
    steps.push(
      `${before}[${index + 1}:v]xfade=transition=fade:duration=${fadeSeconds}:offset=${shown}[v${index + 1}]`,
    )
    shown += length
  }
  const last = seconds.length > 1 ? `[v${seconds.length - 1}]` : '[0:v]'
  return [...steps, `${last}format=yuv420p[film]`].join(';')
}

const ffmpeg = (args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
}

export interface Frame {
  png: string
  seconds: number
}

/** H.264 that begins to play before it is loaded; without sound: what is said is in the captions. */
export function film(frames: readonly Frame[], mp4: string): void {
  const inputs = frames.flatMap(({ png, seconds }, index) => {
    const length = seconds + (index < frames.length - 1 ? fadeSeconds : 0)
    return ['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(length), '-i', png]
  })
  const codec =
    '-c:v libx264 -preset slow -crf 28 -tune stillimage -profile:v high -g 100 -movflags +faststart -an'
  const graph = crossFades(frames.map(({ seconds }) => seconds))
  // Without the encoder's dates and versions a film that did not change is the same file.
  const bare = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact'
  ffmpeg([
    ...inputs,
    '-filter_complex',
    graph,
    '-map',
    '[film]',
    ...codec.split(' '),
    ...bare.split(' '),
    mp4,
  ])
}

export const poster = (png: string, jpg: string): void =>
  ffmpeg(['-i', png, '-vf', 'scale=960:540:flags=lanczos', '-q:v', '5', '-bitexact', jpg])
