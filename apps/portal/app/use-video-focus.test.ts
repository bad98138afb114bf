import { expect, test, vi } from 'vitest'
import { pauseFilmsOutOfSight } from './use-video-focus.ts'

function page(visibilityState: DocumentVisibilityState, film: { paused: boolean; duration: number }) {
  const pause = vi.fn<() => void>()
  pauseFilmsOutOfSight({
    visibilityState,
    querySelectorAll: () => [{ ...film, pause }],
  } as unknown as Document)
  return pause
}

test('a playing video is paused while its page is hidden', () =>
  expect(page('hidden', { paused: false, duration: 60 })).toHaveBeenCalledOnce())

test.each([
  ['a visible page', 'visible', { paused: false, duration: 60 }],
  ['a paused video', 'hidden', { paused: true, duration: 60 }],
  ['a live stream', 'hidden', { paused: false, duration: Infinity }],
] as const)('nothing is done to %s', (_, state, film) => expect(page(state, film)).not.toHaveBeenCalled())
