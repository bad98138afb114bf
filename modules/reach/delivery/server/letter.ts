import type { Brand } from './brand.ts'
import type { Parcel } from './provider.ts'
import { says } from './ru.ts'

/** A letter as it goes: the same words plain and dressed. */
export interface Letter {
  subject: string
  text: string
  html: string
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const paragraphStyle = 'margin:0 0 16px;font:16px/1.5 Arial,sans-serif;color:#1f2430'

/** Words of a teacher may have an address longer than a telephone is wide. The second property is for mail programs without the first. */
const brokenAnywhere = 'overflow-wrap:anywhere;word-break:break-word'

export function renderLetter(
  {
    subject,
    text,
    code,
    link,
    action,
    stopPage,
  }: Pick<Parcel, 'subject' | 'text' | 'code' | 'link' | 'action' | 'stopPage'>,
  brand: Brand,
): Letter {
  const title = subject ?? brand.name
  const paragraphs = paragraphsOf(text)
  const address = link === null ? null : brand.addressOf(link)
  const label = action ?? says.open
  const stop = stopPage === null ? null : brand.addressOf(stopPage)
  const plain = [
    ...paragraphs,
    code,
    address && `${label}: ${address}`,
    `-- \n${says.signature(brand)}`,
    stop && `${says.stop}: ${stop}`,
  ]
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escape(title)}</title></head>
<body style="margin:0;background:#f4f5f7"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:560px;background:#fff;border-radius:16px"><tr><td style="padding:32px 28px;${brokenAnywhere}">
<p style="margin:0 0 24px;font:bold 18px/1.3 Arial,sans-serif;color:${brand.color}">${escape(brand.name)}</p>
<h1 style="margin:0 0 16px;font:bold 22px/1.3 Arial,sans-serif;color:#1f2430">${escape(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${escape(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${code ? `<p style="margin:0 0 16px;font:bold 32px/1.3 monospace;letter-spacing:6px;color:#1f2430">${escape(code)}</p>` : ''}
${address ? `<p style="margin:8px 0 16px"><a href="${escape(address)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:${brand.color};color:#fff;font:bold 16px/1.2 Arial,sans-serif;text-decoration:none">${escape(label)}</a></p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e5ea;font:13px/1.5 Arial,sans-serif;color:#5b6270">${escape(says.signature(brand)).replaceAll('\n', '<br>')}${stop ? `<br><a href="${escape(stop)}" style="color:#5b6270">${escape(says.stop)}</a>` : ''}</p>
</td></tr></table></td></tr></table></body></html>`
  return { subject: title, text: plain.filter(Boolean).join('\n\n'), html }
}
