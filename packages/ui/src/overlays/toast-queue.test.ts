import { expect, test, vi } from 'vitest'
import { showToastsBy, toast } from './toast.ts'
import { makeToastQueue } from './toast-queue.ts'

test('a duplicate of an active toast shakes it instead of coming again', () => {
  const { queue, show, onRepeat } = makeToastQueue()
  const shake = vi.fn<() => void>()
  show({ text: 'Ответ сохранён', tone: 'ok' })
  onRepeat(queue.visibleToasts[0]!.key, shake)
  show({ text: 'Ответ сохранён', tone: 'ok' })
  expect(queue.visibleToasts).toHaveLength(1)
  expect(shake).toHaveBeenCalledOnce()
})

test('the same words of another tone are another toast', () => {
  const { queue, show } = makeToastQueue()
  show({ text: 'Готово', tone: 'ok' })
  show({ text: 'Готово', tone: 'bad' })
  expect(queue.visibleToasts).toHaveLength(2)
})

test('a toast that has gone may come again', () => {
  const { queue, show } = makeToastQueue()
  show({ text: 'Готово', tone: 'plain' })
  queue.close(queue.visibleToasts[0]!.key)
  expect(queue.visibleToasts).toEqual([])
  show({ text: 'Готово', tone: 'plain' })
  expect(queue.visibleToasts).toHaveLength(1)
})

test('a toast that is shown before the live region exists waits for it', () => {
  toast('Раз')
  toast('Два', { tone: 'bad' })
  const shown: string[] = []
  showToastsBy(({ text, tone }) => shown.push(`${tone}: ${text}`))
  toast('Три', { tone: 'ok' })
  expect(shown).toEqual(['plain: Раз', 'bad: Два', 'ok: Три'])
})
