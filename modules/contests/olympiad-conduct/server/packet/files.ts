import {
  type CertificateRow,
  type CheckPlace,
  listCertificatesFor,
  paperOf,
} from '@school/certificates/server'
import { sheetWords, writeNumber } from '@school/certificates/contract'
import { ArchiveFile, type ArchivePart, type Ctx, TableFile } from '@school/kernel/server'
import { Sheets, slips } from '@school/pdf'
import { link, site } from '@school/routes'
import { readerAddress, type Reads, typedAddress } from '@school/routes/reader-address'
import type { OlympiadRow, StageRow } from '@school/olympiads/server'
import { packetHolds, writtenPersonalCode } from '../rules/index.ts'
import { type ClassRoom, readClassRooms } from './class-rooms.ts'
import { codeFor } from './codes.ts'
import { listPupils, type PacketPupil } from './queries.ts'
import { type MemoPart, packetWords as t } from './ru-packet.ts'

export interface PacketSettings {
  /** Without a trailing slash. */
  publicUrl: string
  /** Links and QR codes printed on certificates and slips. */
  place: CheckPlace
  /** Phone of the support. */
  contactPhone: string
}

export interface OfSchool {
  stage: StageRow
  olympiad: OlympiadRow
  school: { id: number; name: string }
}

interface CodedPupil extends PacketPupil {
  code: string
}

const byClasses = <Row extends { className: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ className }) => className)

export const lengthsOf = ({ grades }: StageRow) =>
  [...Map.groupBy(grades, ({ minutes }) => minutes)].map(([minutes, own]) => ({
    minutes,
    grades: own.map(({ gradeIndex }) => gradeIndex),
  }))

export function writeParts(sheets: Sheets, parts: readonly MemoPart[]): void {
  for (const [title, lines] of parts) {
    sheets.heading(title, 12)
    for (const line of lines) sheets.paragraph(line)
  }
}

/** Column widths, within the margins. */
const roomWidths = [70, 150, 291]

/** Classroom and supervisor of each class, where the school has set them. */
export function writeRooms(sheets: Sheets, rooms: readonly ClassRoom[]): void {
  if (rooms.length === 0) return
  sheets.heading(t.rooms, 12)
  sheets.table(
    t.roomColumns.map((title, index) => ({ title, width: roomWidths[index]! })),
    rooms.map(({ className, room, supervisor }) => [className, room, supervisor ?? '']),
  )
  sheets.paragraph(' ')
}

function memo(
  { stage, olympiad, school }: OfSchool,
  rooms: readonly ClassRoom[],
  address: string,
  now: Date,
): Promise<Buffer> {
  const sheets = new Sheets({ title: t.memoTitle, madeAt: now }).heading(t.memoTitle).facts([
    [t.olympiad, t.named(olympiad.title, stage.title, olympiad.season)],
    [t.school, school.name],
    [t.window, t.span(stage)],
    [t.length, t.lengths(lengthsOf(stage))],
    [t.where, address],
  ])
  writeRooms(sheets, rooms)
  writeParts(sheets, t.parts(stage, address))
  return sheets.end(t.foot(t.slipHeading(olympiad.title, stage.title)))
}

async function* codeParts(
  of: OfSchool,
  pupils: readonly CodedPupil[],
  rooms: readonly ClassRoom[],
  { reads, place }: Pick<PacketSettings, 'place'> & { reads: Reads },
  now: Date,
): AsyncGenerator<ArchivePart> {
  const { stage, olympiad } = of
  const address = readerAddress(reads, link(site.lms.olympiadCode))
  const shown = typedAddress(address)
  yield {
    path: `${t.codesFile}.xlsx`,
    bytes: new TableFile({
      format: 'xlsx',
      name: t.codesFile,
      titles: t.codesColumns,
      rows: pupils.map(({ className, name, code }) => [className, name, writtenPersonalCode(code), shown]),
    }),
  }
  yield { path: t.memoFile, bytes: await memo(of, rooms, shown, now) }
  for (const [className, own] of byClasses(pupils)) {
    const room = rooms.find((one) => one.className === className)
    yield {
      path: t.slipsFile(className),
      bytes: await slips(
        { title: t.slipsTitle(olympiad.title, className), madeAt: now },
        own.map(({ name, code }) => ({
          heading: t.slipHeading(olympiad.title, stage.title),
          name: t.slipName(name, className),
          code: writtenPersonalCode(code),
          // The code is in the fragment because addresses of pages are logged and fragments are not.
          qr: place.codeOf(`${address}#${writtenPersonalCode(code)}`),
          lines: [...t.slipRoom(room), ...t.slipLines(shown, stage)],
        })),
      ),
    }
  }
}

type Awarded = Pick<PacketPupil, 'className' | 'name'> & { certificate: CertificateRow }

/** Diploma of each pupil, or the certificate of participation. */
export async function listAwarded(ctx: Ctx, stageId: number, schoolId: number): Promise<Awarded[]> {
  const pupils = await listPupils(ctx.sql, { stageId, schoolId })
  const certificates = await listCertificatesFor(
    ctx.sql,
    pupils.map(({ userId }) => userId),
    { sourceTypes: ['olympiad_diploma', 'olympiad_stage'], sourceId: stageId },
  )
  const ofUser = new Map(certificates.map((row) => [row.userId, row]))
  return pupils.flatMap((pupil) => {
    const certificate = ofUser.get(pupil.userId)
    return certificate ? [{ ...pupil, certificate }] : []
  })
}

/** A list of them and the pages. */
export async function* diplomaParts(
  awarded: readonly Awarded[],
  place: CheckPlace,
): AsyncGenerator<ArchivePart> {
  const titleOf = ({ certificate }: Awarded) => sheetWords.kinds[certificate.kind]
  yield {
    path: `${t.diplomasFile}.xlsx`,
    bytes: new TableFile({
      format: 'xlsx',
      name: t.diplomasFile,
      titles: t.diplomasColumns,
      rows: awarded.map((one) => [
        one.className,
        one.name,
        titleOf(one),
        writeNumber(one.certificate.number),
      ]),
    }),
  }
  for (const one of awarded)
    yield {
      path: t.diplomaFile(one.className, one.name, titleOf(one)),
      bytes: await paperOf(one.certificate, place),
    }
}

/** All data are read first; pages are rendered one by one while the archive is sent, without holding a connection. */
export async function packetFile(ctx: Ctx, of: OfSchool, settings: PacketSettings): Promise<ArchiveFile> {
  const { stage, olympiad, school } = of
  const name = t.name(olympiad.title, stage.title, school.name)
  if (packetHolds(stage, ctx.now) === 'diplomas')
    return new ArchiveFile({
      name,
      parts: diplomaParts(await listAwarded(ctx, stage.id, school.id), settings.place),
    })
  const pupils = await listPupils(ctx.sql, { stageId: stage.id, schoolId: school.id })
  const coded = pupils.flatMap((pupil) =>
    pupil.nonce === null
      ? []
      : [{ ...pupil, code: codeFor(ctx, stage.id, { userId: pupil.userId, nonce: pupil.nonce }) }],
  )
  const rooms = await readClassRooms(ctx, stage.id, [school.id])
  return new ArchiveFile({
    name,
    parts: codeParts(
      of,
      coded,
      rooms,
      { place: settings.place, reads: { portalUrl: ctx.portalUrl, siteUrl: settings.publicUrl } },
      ctx.now,
    ),
  })
}
