import { formatDayAndYear, nbsp, type When } from '@school/texts'
import type { CertificateKind } from './certificate.ts'

/** Texts of the sheet, on a screen and on paper. */
export const sheetWords = {
  kinds: {
    participation: 'Сертификат участника',
    completion: 'Сертификат об окончании',
    gratitude: 'Благодарность',
    prize: 'Диплом призёра',
    winner: 'Диплом победителя',
    diploma_1: `Диплом I${nbsp}степени`,
    diploma_2: `Диплом II${nbsp}степени`,
    diploma_3: `Диплом III${nbsp}степени`,
  } satisfies Record<CertificateKind, string>,
  receives: { certificate: 'получает', diploma: 'награждается' },
  school: 'Онлайн-школа «Смекалка»',
  issued: 'Дата выдачи',
  issuedOn: (at: When) => formatDayAndYear(at),
  number: 'Номер',
  check: 'Проверить подлинность',
}

export const isDiploma = (kind: CertificateKind): boolean =>
  kind !== 'participation' && kind !== 'completion' && kind !== 'gratitude'
