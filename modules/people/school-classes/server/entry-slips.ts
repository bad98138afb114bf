import { type Ctx, type FileReply, madeFile } from '@school/kernel/server'
import type { QrCode } from '@school/kernel/contract'
import { slips } from '@school/pdf'
import { link, site } from '@school/routes'
import { readerAddress, typedAddress } from '@school/routes/reader-address'
import { spelledEntryCode } from '../contract/entry-code.ts'
import { accessEnteredClass, refuse } from './access.ts'
import { codeFor, hashOf, listCodedPupils } from './entry-codes.ts'
import { findSchoolClass } from './pupils.ts'
import { says } from './ru.ts'

export interface SlipSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** The one to sign with comes first. */
  readonly secrets: readonly string[]
  readonly qrCodeOf: (address: string) => QrCode
}

/** Slips for all pupils of the class who sign in by a code, or for some of them. @throws school_class_not_found, school_class_no_codes */
export async function entrySlips(
  ctx: Ctx,
  classId: number,
  userIds: readonly number[] | null,
  { publicUrl, qrCodeOf }: SlipSettings,
): Promise<FileReply> {
  const { name } = await accessEnteredClass(ctx, classId)
  const [place, pupils] = await Promise.all([
    findSchoolClass(ctx.sql, classId),
    listCodedPupils(ctx.sql, classId),
  ])
  const wanted = pupils.filter(({ userId }) => userIds === null || userIds.includes(userId))
  const coded = wanted.flatMap(({ userId, name: pupil, nonce, codeHash }) => {
    const code = nonce === null ? null : codeFor(ctx, userId, nonce)
    return code !== null && hashOf(ctx, code) === codeHash ? [{ pupil, code: spelledEntryCode(code) }] : []
  })
  if (!place || coded.length === 0) throw refuse('school_class_no_codes')
  const address = readerAddress(
    { portalUrl: ctx.portalUrl, siteUrl: publicUrl },
    link(site.lms.schoolClassEntry),
  )
  const title = says.slips.file(name)
  const bytes = await slips(
    { title, madeAt: ctx.now },
    coded.map(({ pupil, code }) => ({
      heading: says.slips.heading(name, place.schoolName),
      name: pupil,
      code,
      // In the fragment: addresses are logged, fragments are not.
      qr: qrCodeOf(`${address}#${code}`),
      lines: says.slips.lines(typedAddress(address)),
    })),
  )
  return madeFile('application/pdf', `${title}.pdf`, bytes)
}
