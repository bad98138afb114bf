import { link, site } from '@school/routes'
import type { Entry } from './entry.ts'

const { contentPage, lms, market } = site

/** Shared-application §2, «Footer». */
export const footerEntries: readonly Entry[] = [
  { id: 'about', pages: [lms.about] },
  { id: 'teachers', pages: [lms.teachers] },
  { id: 'reviews', pages: [market.reviews] },
  { id: 'contacts', pages: [lms.contacts] },
  {
    id: 'legal',
    pages: [contentPage.legal],
    url: link(contentPage.legal, { info_materials_pages: 'general' }),
  },
  {
    id: 'officialInfo',
    pages: [contentPage.infoPage],
    url: link(contentPage.infoPage, { info_materials_pages: 'official_info' }),
  },
  { id: 'feedback', action: 'feedback' },
  { id: 'partnerProgramme', external: 'partnerProgramme' },
  { id: 'jobs', external: 'jobs' },
  { id: 'logos', external: 'logos' },
  { id: 'giftCertificates', external: 'giftCertificates' },
  { id: 'textbookApp', external: 'textbookApp' },
  { id: 'textbookIos', external: 'textbookIos' },
  { id: 'textbookAndroid', external: 'textbookAndroid' },
]
