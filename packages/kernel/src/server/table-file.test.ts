import { readXlsx } from 'hucre/xlsx'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { TableFormat } from '../contract/list.ts'
import { sendTable, TableFile } from './table-file.ts'

async function saved(format: TableFormat) {
  const app = Fastify()
  async function* rows() {
    yield ['=1+1', 5, null]
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
  expect(rawPayload.subarray(3).toString()).toBe(`Кто;%;Сдано\r\n'=1+1;5;\r\n"Гринёв; «Пётр»";-2.5;true`)
  expect(headers['content-disposition']).toContain(encodeURIComponent('Итоги «7А».csv'))
})

test('a workbook keeps texts as texts and numbers as numbers', async () => {
  const { rawPayload } = await saved('xlsx')
  const { sheets } = await readXlsx(rawPayload)
  expect(sheets[0]!.rows).toEqual([
    ['Кто', '%', 'Сдано'],
    ['=1+1', 5, null],
    ['Гринёв; «Пётр»', -2.5, true],
  ])
})
