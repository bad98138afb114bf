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

test('a film that plays stands while its page is out of sight', () =>
  expect(page('hidden', { paused: false, duration: 60 })).toHaveBeenCalledOnce())

test.each([
  ['a page that is seen', 'visible', { paused: false, duration: 60 }],
  ['a film that stands', 'hidden', { paused: true, duration: 60 }],
  ['what goes on live', 'hidden', { paused: false, duration: Infinity }],
] as const)('nothing is done to %s', (_, state, film) => expect(page(state, film)).not.toHaveBeenCalled())
