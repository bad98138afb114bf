import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail server that a story starts: it takes letters as the real ones do and keeps them. */
export interface MailServer {
  url: string
  letters: ParsedMail[]
  /** The answer to every letter from now on; `null` accepts them. */
  answer: { code: number; text: string } | null
  close(): Promise<void>
}

const user = { name: 'school', password: 'mail-password' }

export async function openMailServer(): Promise<MailServer> {
  const letters: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: (auth, _session, callback) =>
      auth.username === user.name && auth.password === user.password
        ? callback(null, { user: user.name })
        : callback(new Error('Wrong password')),
    onRcptTo: (_address, _session, callback) => callback(refusal()),
    onData: (stream, _session, callback) => {
      buffer(stream)
        .then((bytes) => simpleParser(bytes))
        .then((letter) => {
          letters.push(letter)
          callback(null)
        }, callback)
    },
  })
  const refusal = (): Error | null =>
    mail.answer && Object.assign(new Error(mail.answer.text), { responseCode: mail.answer.code })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://${user.name}:${user.password}@127.0.0.1:${port}`,
    letters,
    answer: null,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}
