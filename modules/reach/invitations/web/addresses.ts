import { link, site } from '@school/routes'

export const printAt = (schoolClassId: number, isPoster = false): string =>
  link(
    site.lms.invitationsPrint,
    {},
    { school_class_id: String(schoolClassId), view: isPoster ? 'poster' : null },
  )

export const profileAt = (user_id: number): string => link(site.lms.profile, { user_id })
export const invitationsAt = (): string => link(site.lms.invitations)
export const codeAt = (): string => link(site.lms.acceptCode, {})
