import { fullName } from '@school/names/server'
import { award } from '@school/pdf'
import { type CertificateKind, isDiploma, sheetWords as words, writeNumber } from '../contract/index.ts'
import type { CheckPlace } from './present.ts'
import type { CertificateRow } from './queries.ts'

const colours: Partial<Record<CertificateKind, string>> = {
  diploma_1: '#a97a12',
  winner: '#a97a12',
  diploma_2: '#6b7280',
  prize: '#6b7280',
  diploma_3: '#9a5b2c',
}

/** A certificate as a sheet of paper, with the whole name: for those who may know it. */
export function paperOf(row: CertificateRow, { urlOf, codeOf }: CheckPlace): Promise<Buffer> {
  const number = writeNumber(row.number)
  return award(
    { title: `${words.kinds[row.kind]}. ${fullName(row)}`, madeAt: row.issuedAt },
    {
      school: words.school,
      title: words.kinds[row.kind],
      receives: isDiploma(row.kind) ? words.receives.diploma : words.receives.certificate,
      name: fullName(row),
      what: row.title,
      details: row.details,
      facts: [
        [words.issued, words.issuedOn(row.issuedAt)],
        [words.number, number],
      ],
      qr: codeOf(urlOf(number)),
      check: words.check,
      colour: colours[row.kind] ?? '#2f5d8a',
    },
  )
}
