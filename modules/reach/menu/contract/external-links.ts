import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ }).optional()

/** Addresses outside of the school's site. One that is not set is not shown anywhere. */
export const ExternalLinks = z.strictObject({
  partnerProgramme: address,
  jobs: address,
  logos: address,
  giftCertificates: address,
  /** The page of the application that leads a telephone to its own store. */
  textbookApp: address,
  textbookIos: address,
  textbookAndroid: address,
  homeSchool: address,
  externalStudy: address,
  magazine: address,
  mockExams: address,
  teacherSite: address,
  tutorsLanding: address,
})
export type ExternalLinks = z.infer<typeof ExternalLinks>
export type ExternalLinkName = keyof ExternalLinks
