import { readXlsx } from 'hucre/xlsx'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { TableFormat } from '../contract/list.ts'
import { everyPage, sendTable, TableFile } from './table-file.ts'

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

test('all pages of a list are asked for, and no more', async () => {
  const asked: number[] = []
  const all = Array.from({ length: 250 }, (_, index) => index)
  const ask = async ({ page, limit }: { page: number; limit: number }) => {
    asked.push(page)
    return { rows: all.slice((page - 1) * limit, page * limit), total: all.length }
  }
  const told: number[] = []
  for await (const row of everyPage(ask)) told.push(row)
  expect(told).toEqual(all)
  expect(asked).toEqual([1, 2, 3])
})
