import { type Catalogue, link, matchPage, site } from '@school/routes'

/** Pages to which notifications lead: an app may have them at addresses of its own. */
const pages: Catalogue = {
  led: {
    home: site.market.home,
    homework: site.lms.homework,
    course: site.lms.course,
    lesson: site.lms.lesson,
    training: site.lms.training,
    examRehearsal: site.lms.examRehearsal,
    skillPractice: site.lms.skillPractice,
    olympiad: site.lms.olympiad,
    certificate: site.lms.certificate,
    invitations: site.lms.invitations,
    objectives: site.user.objectives,
    family: site.user.family,
    teacherObjectives: site.user.teacherObjectives,
    teacherDashboard: site.user.teacherDashboard,
    calendar: site.user.calendar,
    schoolClassCourses: site.user.schoolClassCourses,
  },
}

/** Converts an address of the site to the address of the same page in this app. */
export function addressHere(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url)!
  const match = matchPage(pages, path)
  return match ? link(match.page, match.params as never) + rest : url
}
