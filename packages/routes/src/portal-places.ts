import type { LinkQuery, Place } from './link.ts'
import type { Page } from './page.ts'
import * as portal from './portal/index.ts'
import * as site from './site/index.ts'

/**
 * Screens of the site that the portal shows in its own layout. Other pages are linked to on the site, where people have to sign in again: so
 * everything that a role uses daily is listed here.
 */
export const pagesOfSite: readonly Page[] = [
  site.market.registration,
  site.market.phoneSignIn,
  site.market.resetPassword,
  site.market.emailConfirmation,
  site.market.mailing,
  site.market.socialArrival,
  site.market.confirmSocialBinding,
  site.market.commitSocialBinding,
  site.market.socialSignInFailure,
  site.lms.acceptInvite,
  site.lms.schoolClassInvite,
  site.lms.teacherInvite,
  site.lms.schoolClassEntry,

  site.lms.catalogTrainings,
  site.lms.course,
  site.lms.courseRating,
  site.lms.lesson,
  site.lms.lessonNotes,
  site.lms.lessonSolution,
  site.lms.taskPreview,

  site.lms.homeworks,
  site.lms.homework,
  site.lms.homeworkTask,
  site.lms.homeworkLibrary,
  site.lms.teacherHomework,
  site.lms.teacherLesson,
  site.lms.teacherLessonQuestions,
  site.lms.teacherLessonOpinions,
  site.lms.teacherTaskReports,
  site.lms.teacherChecking,
  site.lms.teacherReview,
  site.lms.teacherWorks,
  site.lms.teacherWork,
  site.lms.teacherRegradings,

  site.lms.training,
  site.lms.trainingTasks,
  site.lms.trainingPrint,
  site.lms.trainingFinish,
  site.lms.trainingSolutions,
  site.lms.trainingStats,
  site.lms.trainingRating,

  site.lms.olympiad,
  site.lms.olympiadTasks,
  site.lms.olympiadFinish,
  site.lms.olympiadSolutions,
  site.lms.olympiadStats,
  site.lms.olympiadRating,
  site.lms.olympiadCode,
  site.lms.teacherOlympiads,
  site.lms.teacherOlympiadStage,
  site.lms.teacherOlympiadNewStage,

  site.lms.examRehearsals,
  site.lms.examRehearsal,
  site.lms.examRehearsalTasks,
  site.lms.examRehearsalFinish,
  site.lms.examRehearsalResults,
  site.lms.attestationTasks,
  site.lms.attestationFinish,
  site.lms.attestationResults,
  site.lms.skillsPractice,
  site.lms.skillPractice,

  site.lms.people,
  site.lms.profile,
  site.lms.certificate,
  site.lms.certificateCheck,
  site.lms.invitations,
  site.lms.invitationsPrint,
  site.lms.acceptCode,

  site.user.dashboard,
  site.user.calendar,
  site.user.notifications,
  site.user.dailyPlan,
  site.user.progress,
  site.user.courseProgress,
  site.user.mistakes,
  site.user.mistake,
  site.user.objectives,
  site.user.schoolClassCourses,

  site.user.account,
  site.user.accountProfile,
  site.user.accountAvatar,
  site.user.accountDeletion,
  site.user.accountFamily,
  site.user.accountSecurity,
  site.user.accountPassword,
  site.user.accountDevices,
  site.user.accountSubscriptions,

  site.user.teacherDashboard,
  site.user.teacherSchoolClasses,
  site.user.teacherSchoolClass,
  site.user.teacherJournal,
  site.user.teacherAssignments,
  site.user.teacherAssignment,
  site.user.teacherTasks,
  site.user.teacherNewTask,
  site.user.teacherTask,
  site.user.teacherStatistics,
  site.user.olympiadJournals,
]

/** Pages of the site that the portal has as pages of its own catalogue; they have the same parameters. */
const moved = new Map<Page, Page>([
  [site.market.home, portal.entry.home],
  [site.market.login, portal.entry.login],
  [site.market.signInStep, portal.entry.signInStep],
  [site.market.forgotPassword, portal.entry.passwordRecovery],
  [site.market.confirmSocialBinding, portal.entry.confirmOauth],
  [site.lms.acceptInvite, portal.entry.invite],
  [site.lms.catalogOlympiads, portal.learning.olympiads],
  [site.lms.catalogTrainings, portal.learning.trainings],
  [site.lms.training, portal.learning.training],
  [site.lms.course, portal.learning.course],
  [site.lms.lesson, portal.learning.lesson],
  [site.lms.lessonSolution, portal.learning.taskSolution],
  [site.lms.profile, portal.personal.achievements],
  [site.user.account, portal.personal.account],
  [site.user.accountProfile, portal.personal.profile],
  [site.user.calendar, portal.personal.calendar],
  [site.user.notifications, portal.personal.notifications],
  [site.user.dashboard, portal.personal.dashboard],
  [site.user.teacherDashboard, portal.teaching.dashboard],
  [site.user.teacherSchoolClasses, portal.teaching.schoolClasses],
])

/** Pages of the site that the portal has at addresses of its own. */
export const movedPages: readonly Page[] = [...moved.keys()]

const sources = new Map([...moved].map(([ofSite, here]) => [here, ofSite]))
/** Which page of the site a page of the portal shows; itself when none. */
export const sitePageOf = (page: Page): Page => sources.get(page) ?? page

/** The portal's page that replaces a page of the site. */
export const onPortal = (page: Page): Page => moved.get(page) ?? page

/**
 * The views of a class that have addresses of their own on the portal: the site distinguishes them by `?by=`, and the first has no value. The
 * other views (messages, a plan of seats, one pupil) have the same address as on the site.
 */
const ofClass: readonly unknown[] = ['lessons', 'courses']

/** Where a link to a page of the site leads on the portal. */
export function placeOnPortal(page: Page, query: LinkQuery = {}): Omit<Place, 'origin'> {
  if (page !== site.user.teacherSchoolClass || query['pupil']) return { page: onPortal(page) }
  const by = query['by'] ?? 'class'
  return by === 'class' || ofClass.includes(by)
    ? { page: portal.teaching.schoolClass, params: { by: by as string } }
    : { page }
}
