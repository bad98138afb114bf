import { ApiError } from '@school/api-client'
import { beforeEach, expect, test } from 'vitest'
import type { JournalCell, WrittenCell, WrittenReply } from '../contract/journal.ts'
import type { JournalMark } from '../contract/marks.ts'
import { JournalEditor, type Kept } from './journal-editor.ts'

/** A server of one teacher and sometimes of another. */
class Server {
  cells = new Map<string, JournalCell>()
  sent: WrittenCell[][] = []
  failure: ApiError | null = null
  /** Replies wait for it. */
  gate: Promise<void> = Promise.resolve()

  put(userId: number, mark: JournalMark | null) {
    const known = this.cells.get(`1:${userId}`)
    const cell = {
      columnId: 1,
      userId,
      mark,
      comment: null,
      homeworkMark: null,
      version: (known?.version ?? 0) + 1,
    }
    this.cells.set(`1:${userId}`, cell)
    return cell
  }

  send = async (cells: WrittenCell[]): Promise<WrittenReply> => {
    this.sent.push(cells)
    await this.gate
    if (this.failure) throw this.failure
    const reply: WrittenReply = { cells: [], conflicts: [] }
    for (const { userId, mark, version } of cells) {
      const standing = this.cells.get(`1:${userId}`)
      if (standing && standing.version !== version)
        reply.conflicts.push({
          cell: standing,
          was: null,
          changedBy: 'Герасим Ильич',
          changedAt: '2026-11-20T09:41:00Z',
        })
      else reply.cells.push(this.put(userId, mark))
    }
    return reply
  }
}

let server: Server
let kept: Kept | null
let waits: (() => void)[]
let gone: ApiError[]
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const makeEditor = () =>
  new JournalEditor({
    send: server.send,
    shelf: { read: () => kept, write: (now) => (kept = structuredClone(now)) },
    wait: (_, then) => {
      waits.push(then)
      return () => {}
    },
    onGone: (error) => gone.push(error),
  })
const mark = (userId: number, given: JournalMark | null) => ({ columnId: 1, userId, mark: given })

beforeEach(() => {
  server = new Server()
  kept = null
  waits = []
  gone = []
})

test('what is written is seen at once and goes to the server', async () => {
  const editor = makeEditor()
  editor.write([mark(7, '5')])
  expect(editor.cell('1:7')?.mark).toBe('5')
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('5')
  expect(editor.view()).toMatchObject({ unsent: 0, problem: null })
})

test('what is written while a list is on its way goes after it, over what was written before', async () => {
  const editor = makeEditor()
  let open = () => {}
  server.gate = new Promise((resolve) => (open = resolve))
  editor.write([mark(7, '3')])
  editor.write([mark(7, '4')])
  editor.write([mark(8, '5')])
  expect(server.sent).toHaveLength(1)
  open()
  await settled()
  expect(server.sent.map((list) => list.map(({ userId, version }) => [userId, version]))).toEqual([
    [[7, 0]],
    [
      [7, 1],
      [8, 0],
    ],
  ])
  expect(server.cells.get('1:7')).toMatchObject({ mark: '4', version: 2 })
  expect(editor.view().conflicts).toEqual([])
})

test('without a connection it waits on the device, also through a page reload', async () => {
  server.failure = new ApiError(0, 'offline', 'Нет связи')
  const editor = makeEditor()
  editor.write([mark(7, '5')])
  await settled()
  expect(editor.view()).toMatchObject({ unsent: 1, problem: { status: 0 } })
  editor.write([mark(8, '4')])
  await settled()
  expect(kept?.unsent).toMatchObject([{ userId: 7 }, { userId: 8 }])

  server.failure = null
  const reopened = makeEditor()
  reopened.open()
  expect(reopened.cell('1:7')?.mark).toBe('5')
  await settled()
  expect([...server.cells.values()].map((cell) => cell.mark)).toEqual(['5', '4'])
  expect(kept).toBeNull()
})

test('when the connection is back everything is sent', async () => {
  server.failure = new ApiError(503, 'unavailable', 'Школа не успевает')
  const editor = makeEditor()
  editor.write([mark(7, '5')])
  await settled()
  server.failure = null
  waits.forEach((then) => then())
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('5')
  expect(editor.view()).toMatchObject({ unsent: 0, problem: null })
})

test('a refusal is not repeated by itself and loses nothing', async () => {
  server.failure = new ApiError(422, 'journal_archived', 'Класс в архиве')
  const editor = makeEditor()
  editor.write([mark(7, '5')])
  await settled()
  expect(waits).toEqual([])
  expect(editor.view()).toMatchObject({ unsent: 1, problem: { code: 'journal_archived' } })
  editor.discard()
  expect(editor.view()).toMatchObject({ unsent: 0, problem: null })
  expect(editor.cell('1:7')).toBeUndefined()
})

test('what another has changed is kept until the teacher decides: theirs stays, or one’s own goes over it', async () => {
  const editor = makeEditor()
  server.put(7, '4')
  server.put(8, '3')
  editor.write([mark(7, '5'), mark(8, '5'), mark(9, '2')])
  await settled()
  expect(server.cells.get('1:9')?.mark).toBe('2')
  expect(editor.view().conflicts.map(({ cell, wanted }) => [cell.mark, wanted.mark])).toEqual([
    ['4', '5'],
    ['3', '5'],
  ])
  expect(editor.cell('1:7')?.mark).toBe('4')
  expect(kept?.conflicts).toHaveLength(2)
  editor.leave('1:7')
  editor.insist('1:8')
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('4')
  expect(server.cells.get('1:8')?.mark).toBe('5')
  expect(editor.view().conflicts).toEqual([])
})

test('a block is undone and done again as one step', async () => {
  const editor = makeEditor()
  editor.hear([server.put(7, '3')])
  editor.write([mark(7, '5'), mark(8, 'absent')])
  await settled()
  expect(editor.undo()).toHaveLength(2)
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('3')
  expect(server.cells.get('1:8')?.mark).toBeNull()
  editor.redo()
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('5')
  expect(editor.view()).toMatchObject({ canUndo: true, canRedo: false })
})

test('what is as it was is no step', () => {
  const editor = makeEditor()
  editor.hear([server.put(7, '3')])
  editor.write([mark(7, '3')])
  expect(editor.view()).toMatchObject({ unsent: 0, canUndo: false })
})

test('an older answer of the server does not take back what was written', async () => {
  const editor = makeEditor()
  editor.write([mark(7, '5')])
  await settled()
  editor.hear([])
  expect(editor.cell('1:7')).toMatchObject({ mark: '5', version: 1 })
  editor.write([mark(7, '4')])
  await settled()
  expect(server.cells.get('1:7')?.mark).toBe('4')
})

test('a cell whose column is no more is let go alone', async () => {
  const { send } = server
  server.send = async (cells) => {
    if (cells.some(({ userId }) => userId === 8)) throw new ApiError(404, 'journal_column_not_found', 'Нет')
    return send(cells)
  }
  const editor = makeEditor()
  editor.write([mark(7, '5'), mark(8, '5'), mark(9, '5')])
  await settled()
  await settled()
  expect([...server.cells.keys()]).toEqual(['1:7', '1:9'])
  expect(gone).toHaveLength(1)
  expect(editor.view()).toMatchObject({ unsent: 0, problem: null })
})
