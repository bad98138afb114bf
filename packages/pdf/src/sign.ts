import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import forge from 'node-forge'
import { trainingKeyName } from './ru.ts'

/** A key with its certificate, as a file PKCS#12 has them. */
export interface SigningKey {
  p12: Buffer
  passphrase: string
  /** Made here, so that it proves nothing of whose it is. */
  isTraining: boolean
}

/** Name, reason and time of a signature, as PDF readers show them. */
export interface SignatureAbout {
  reason: string
  name: string
  at: Date
}

/** Signs a document (PKCS#7, detached): a changed byte is seen by any reader. */
export async function signPdf(
  pdf: Buffer,
  key: SigningKey,
  { reason, name, at }: SignatureAbout,
): Promise<Buffer> {
  const place = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    name,
    contactInfo: '',
    location: '',
    signingTime: at,
    signatureLength: 16_384,
  })
  return new SignPdf().sign(place, new KeySigner(key), at)
}

/** @throws when the passphrase is wrong or there is no key with its certificate inside */
export function openKey({ p12, passphrase }: Pick<SigningKey, 'p12' | 'passphrase'>) {
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), false, passphrase)
  const { pkcs8ShroudedKeyBag, certBag } = forge.pki.oids
  const key = opened.getBags({ bagType: pkcs8ShroudedKeyBag! })[pkcs8ShroudedKeyBag!]?.[0]?.key as
    | forge.pki.rsa.PrivateKey
    | undefined
  const certificates = (opened.getBags({ bagType: certBag! })[certBag!] ?? []).flatMap(
    ({ cert }) => cert ?? [],
  )
  const own = certificates.find(
    ({ publicKey }) => key && (publicKey as forge.pki.rsa.PublicKey).n?.equals(key.n),
  )
  if (!key || !own) throw new Error('There is no key with its certificate in the file.')
  return { key, own, certificates }
}

/** forge reads names of a certificate as bytes and writes them as text, so that a Russian name would be written as another one. */
const asText = ({ attributes }: forge.pki.Certificate['issuer']): void => {
  for (const attribute of attributes)
    if ((attribute.valueTagClass as number | undefined) === forge.asn1.Type.UTF8)
      attribute.value = forge.util.decodeUtf8(String(attribute.value))
}

class KeySigner extends Signer {
  readonly #key: SigningKey

  constructor(key: SigningKey) {
    super()
    this.#key = key
  }

  override async sign(pdf: Buffer, at: Date = new Date()): Promise<Buffer> {
    const { key, own, certificates } = openKey(this.#key)
    asText(own.issuer)
    const message = forge.pkcs7.createSignedData()
    message.content = forge.util.createBuffer(pdf.toString('binary'))
    for (const certificate of certificates) message.addCertificate(certificate)
    const { sha256, contentType, data, signingTime, messageDigest } = forge.pki.oids
    message.addSigner({
      key,
      certificate: own,
      digestAlgorithm: sha256!,
      authenticatedAttributes: [
        { type: contentType!, value: data! },
        { type: signingTime!, value: at as unknown as string },
        { type: messageDigest! },
      ],
    })
    message.sign({ detached: true })
    return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'binary')
  }
}

const validYears = 10

/** A key for a school without a key of its own; the signature names no organization. */
export async function makeTrainingKey(now: Date): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const privateKey = forge.pki.privateKeyFromPem(pair.privateKey)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = now
  certificate.validity.notAfter = new Date(now.getTime() + validYears * 365 * 86_400_000)
  const subject = [
    { name: 'commonName', value: trainingKeyName, valueTagClass: forge.asn1.Type.UTF8 as never },
  ]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(privateKey, forge.md.sha256.create())
  const passphrase = ''
  const p12 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], passphrase, { algorithm: '3des' })
  return { p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'), passphrase, isTraining: true }
}
