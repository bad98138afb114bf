import { knows } from '@school/users/server'
import { personPart } from '@school/personal-data/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessCertificate } from './access.ts'
import { type CheckPlace, presentCard, presentCertificate, presentChecked } from './present.ts'
import { findByNumber, listCertificatesOf } from './queries.ts'
import { certificatesPart } from './person-part.ts'

/** @param place builds URLs and QR codes of the page that checks numbers; a low module does not know the site */
export const certificatesModule = (place: CheckPlace): ServerModule => ({
  name: 'certificates',
  routes: [
    handle(contract.listCertificates, async (ctx, { params, query }) => {
      const isKnown = await knows(ctx, params.userId)
      const { rows, total } = await listCertificatesOf(ctx.sql, params.userId, isKnown, query)
      return { rows: rows.map(presentCard), total }
    }),

    handle(contract.getCertificate, async (ctx, { params }) =>
      presentCertificate(
        await accessCertificate(ctx, params.userId, params.certificateId),
        ctx.viewer.id,
        place,
      ),
    ),

    handle(contract.checkNumber, async (ctx, { params }) => {
      const number = contract.readNumber(params.number)
      const row = number && (await findByNumber(ctx.sql, number))
      return row ? presentChecked(row) : null
    }),
  ],
  extensions: [extend(personPart, certificatesPart)],
})
