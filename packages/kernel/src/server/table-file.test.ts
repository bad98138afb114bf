import { readXlsx } from 'hucre/xlsx'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { TableFormat } from '../contract/list.ts'
import { dateText, dayCell, instantCell, momentCell, sendTable, TableFile } from './table-file.ts'

async function saved(format: TableFormat) {
  const app = Fastify()
  async function* rows() {
    yield ['=1+1', 5, null]
    yield [dayCell('2026-11-28'), 3.67, instantCell('2026-11-28T21:05:00Z')]
    yield ['7\u00a0класс', -1, null]
    yield ['Гринёв; «Пётр»', -2.5, true]
  }
  app.get('/', (_, reply) =>
    sendTable(
      reply,
      new TableFile({ format, name: 'Итоги «7А»', titles: ['Кто', '%', 'Сдано'], rows: rows() }),
    ),
  )
  const reply = await app.inject('/')
  await app.close()
  return reply
}

test('CSV opens in a Russian Excel, and nothing typed runs as a formula', async () => {
  const { rawPayload, headers } = await saved('csv')
  expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(rawPayload.subarray(3).toString()).toBe(
    `Кто;%;Сдано\r\n'=1+1;5;\r\n28.11.2026;3,67;29.11.2026 0:05\r\n7 класс;-1;\r\n"Гринёв; «Пётр»";-2,5;true`,
  )
  expect(headers['content-disposition']).toContain(encodeURIComponent('Итоги «7А».csv'))
})

test('a workbook keeps texts as texts and numbers as numbers', async () => {
  const { rawPayload } = await saved('xlsx')
  const { sheets } = await readXlsx(rawPayload)
  expect(sheets[0]!.name).toBe('Итоги «7А»')
  expect(sheets[0]!.rows).toEqual([
    ['Кто', '%', 'Сдано'],
    ['=1+1', 5, null],
    [new Date('2026-11-28T00:00:00Z'), 3.67, new Date('2026-11-29T00:05:00Z')],
    ['7 класс', -1, null],
    ['Гринёв; «Пётр»', -2.5, true],
  ])
})

test('a cell of a record keeps its seconds', () => {
  expect(dateText(momentCell('2026-11-28T21:05:07.400Z'))).toBe('29.11.2026 0:05:07')
  expect(dateText(momentCell('2026-11-28T21:05:00Z'))).toBe('29.11.2026 0:05')
})
