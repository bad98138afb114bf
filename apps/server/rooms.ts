import { achievementsRoom } from '@school/achievements/server'
import { accountsRoomOf } from '@school/accounts/server'
import { assigningRoom } from '@school/assigning/server'
import { attestationsRoom } from '@school/attestations/server'
import { brandsRoom } from '@school/brands/server'
import { bonusesRoomOf } from '@school/bonuses/server'
import { calendarRoomOf } from '@school/calendar/server'
import { catalogRoom } from '@school/catalog/server'
import { captchaRoomOf } from '@school/captcha/server'
import { certificatesRoom } from '@school/certificates/server'
import { reviewsRoom } from '@school/reviews/server'
import { classCoursesRoom } from '@school/class-courses/server'
import { classMessagesRoom } from '@school/class-messages/server'
import { coachesRoom } from '@school/coaches/server'
import { contactsRoomOf } from '@school/contacts/server'
import { contentPagesRoom } from '@school/content-pages/server'
import { coursesRoom } from '@school/courses/server'
import { deliveryRoomOf } from '@school/delivery/server'
import { familiesRoom } from '@school/families/server'
import { filesRoomOf } from '@school/files/server'
import { homeworkAnalysisRoom } from '@school/homework-analysis/server'
import { homeworksRoom } from '@school/homeworks/server'
import { grantsRoom } from '@school/grants/server'
import { examRehearsalsRoom } from '@school/exam-rehearsals/server'
import { identitiesRoomOf } from '@school/identities/server'
import { invitationsRoomOf } from '@school/invitations/server'
import { idempotencyRoom, type Room } from '@school/kernel/server'
import { journalsRoom } from '@school/journals/server'
import { menuRoom } from '@school/menu/server'
import { mistakesRoom } from '@school/mistakes/server'
import { monitoringRoom } from '@school/monitoring/server'
import { notificationsRoom } from '@school/notifications/server'
import { olympiadAnalyticsRoom } from '@school/olympiad-analytics/server'
import { olympiadConductRoomOf } from '@school/olympiad-conduct/server'
import { olympiadDeskRoomOf } from '@school/olympiad-desk/server'
import { olympiadJuryRoomOf } from '@school/olympiad-jury/server'
import { olympiadsRoomOf } from '@school/olympiads/server'
import { objectivesRoom } from '@school/objectives/server'
import { organizationsRoom } from '@school/organizations/server'
import { profilesRoomOf } from '@school/profiles/server'
import { ownTasksRoomOf } from '@school/own-tasks/server'
import { parenthoodRoom } from '@school/parenthood/server'
import { progressRoom } from '@school/progress/server'
import { rewardsRoom } from '@school/rewards/server'
import { schoolClassesRoomOf } from '@school/school-classes/server'
import { schoolsRoom } from '@school/schools/server'
import { searchRoom } from '@school/search/server'
import { signInFactorsRoomOf } from '@school/sign-in-factors/server'
import { skillsPracticeRoom } from '@school/skills-practice/server'
import { streaksRoom } from '@school/streaks/server'
import { taskReportsRoom } from '@school/task-reports/server'
import { teacherDashboardRoom } from '@school/teacher-dashboard/server'
import { todayRoom } from '@school/today/server'
import { trainingsRoom } from '@school/trainings/server'
import { regradingRoom } from '@school/regrading/server'
import { resultsRoom } from '@school/results/server'
import { webinarsRoom } from '@school/webinars/server'
import { worksRoom } from '@school/works/server'
import { ratingsRoom } from '@school/ratings/server'
import { brandDeskOf } from './brand-desk.ts'
import { findBrandOf } from './letter-brands.ts'
import { certificateSourcesOf } from './certificate-sources.ts'
import { type Config, readConfig } from './config.ts'
import { fileStoreIn } from './file-store.ts'
import { menuSourcesOf } from './menu-sources.ts'
import { qrCodeOf } from './qr-code.ts'
import { signingKeyIn } from './signing-key.ts'

/** What is printed on slips, memos and diplomas of olympiads. */
const packetsOf = (config: Config) => ({
  publicUrl: config.publicUrl,
  place: certificateSourcesOf(config),
  contactPhone: config.page.contactPhoneNumber,
})

/** Every module of a server with these settings, from low to high. */
export const roomsOf = (config: Config): readonly Room[] => [
  idempotencyRoom,
  captchaRoomOf(config.captcha, config.secrets),
  deliveryRoomOf({ ...config.delivery, findBrand: findBrandOf(config) }, config.secrets),
  accountsRoomOf(config),
  identitiesRoomOf({ ...config, isPortal: (host) => brandDeskOf(config.portalHost).isPortal(host) }),
  contactsRoomOf(config),
  schoolsRoom,
  organizationsRoom,
  brandsRoom,
  signInFactorsRoomOf({ ...config, schoolName: config.delivery.brand.name, qrCodeOf }),
  grantsRoom,
  familiesRoom,
  menuRoom(menuSourcesOf(config)),
  contentPagesRoom,
  notificationsRoom,
  rewardsRoom,
  certificatesRoom(certificateSourcesOf(config)),
  filesRoomOf(fileStoreIn(config.dataDir, config.s3)),
  taskReportsRoom,
  schoolClassesRoomOf({ ...config, qrCodeOf }),
  todayRoom,
  calendarRoomOf(config),
  invitationsRoomOf({ ...config, qrCodeOf }),
  worksRoom,
  resultsRoom,
  regradingRoom,
  ratingsRoom,
  coursesRoom,
  classCoursesRoom,
  classMessagesRoom,
  reviewsRoom,
  monitoringRoom,
  profilesRoomOf(config, fileStoreIn(config.dataDir, config.s3)),
  ownTasksRoomOf(fileStoreIn(config.dataDir, config.s3)),
  bonusesRoomOf(config),
  coachesRoom,
  catalogRoom,
  trainingsRoom,
  skillsPracticeRoom,
  olympiadsRoomOf(config),
  olympiadConductRoomOf(packetsOf(config)),
  olympiadJuryRoomOf({ signingKey: signingKeyIn(config) }),
  olympiadDeskRoomOf(packetsOf(config)),
  homeworksRoom,
  assigningRoom,
  webinarsRoom,
  homeworkAnalysisRoom,
  examRehearsalsRoom,
  attestationsRoom,
  streaksRoom,
  progressRoom,
  parenthoodRoom,
  achievementsRoom,
  mistakesRoom,
  objectivesRoom,
  teacherDashboardRoom,
  journalsRoom,
  olympiadAnalyticsRoom,
  searchRoom,
]

/** What does not depend on settings: the contract of endpoints, listeners, names of jobs. */
export const rooms = roomsOf(readConfig({}))
export const routes = rooms.flatMap((room) => room.routes)
