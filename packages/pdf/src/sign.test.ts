import { createHash, createVerify } from 'node:crypto'
import forge from 'node-forge'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheets } from './document.ts'
import { footMarks } from './parts.ts'
import { makeTrainingKey, signPdf, type SigningKey } from './sign.ts'

const at = new Date('2026-11-24T09:00:00Z')

/** Checks a signature as a reader of documents does: the hash of what is signed, and the key's word for it. */
function isSigned(pdf: Buffer): boolean {
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(pdf.toString('latin1'))!
  const [, length, from, rest] = range.slice(1).map(Number) as [number, number, number, number]
  const hex = pdf.subarray(length + 1, from - 1).toString('latin1')
  const der = forge.asn1.fromDer(Buffer.from(hex, 'hex').toString('binary'), {
    parseAllBytes: false,
  } as never)
  const message = forge.pkcs7.messageFromAsn1(der) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] }
  }
  const { authenticatedAttributes: attributes, signature } = message.rawCapture
  const signed = createHash('sha256')
    .update(pdf.subarray(0, length))
    .update(pdf.subarray(from, from + rest))
    .digest('latin1')
  const digestAttribute = attributes
    .map((attribute) => attribute.value as [forge.asn1.Asn1, forge.asn1.Asn1])
    .find(([type]) => forge.asn1.derToOid(type.value as string) === forge.pki.oids.messageDigest)!
  if (((digestAttribute[1].value as forge.asn1.Asn1[])[0]!.value as string) !== signed) return false
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes)
  return createVerify('sha256')
    .update(Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary'))
    .verify(forge.pki.publicKeyToPem(message.certificates[0]!.publicKey), Buffer.from(signature, 'binary'))
}

describe('a signed document', () => {
  let key: SigningKey
  let pdf: Buffer
  beforeAll(async () => {
    key = await makeTrainingKey(at)
    const rows = Array.from({ length: 120 }, (_, row) => [String(row + 1), 'Начало работы'])
    const columns = [
      { title: '№', width: 60 },
      { title: 'Что', width: 451 },
    ]
    const plain = await sheets(
      { title: 'Протокол', madeAt: at },
      [
        { kind: 'heading', text: 'Протокол', size: 20 },
        { kind: 'facts', facts: [['Этап', 'Финал']] },
        { kind: 'table', columns, rows },
      ],
      `${footMarks.page} из ${footMarks.pages}`,
    )
    pdf = await signPdf(plain, key, { reason: 'Протокол', name: 'Смекалка', at })
  })

  test('is signed, whatever alphabet the signer is named in', () => {
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(isSigned(pdf)).toBe(true)
  })

  test('detects a changed byte', () => {
    const changed = Buffer.from(pdf)
    changed[200] = changed[200]! ^ 1
    expect(isSigned(changed)).toBe(false)
  })

  test('is not signed by a key whose passphrase is wrong', async () => {
    await expect(signPdf(pdf, { ...key, passphrase: 'не та' }, { reason: '', name: '', at })).rejects.toThrow(
      'Invalid password',
    )
  })
})
