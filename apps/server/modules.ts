import { achievementsModule } from '@school/achievements/server'
import { accountsModuleOf } from '@school/accounts/server'
import { assigningModule } from '@school/assigning/server'
import { attestationsModule } from '@school/attestations/server'
import { brandsModule } from '@school/brands/server'
import { bonusesModuleOf } from '@school/bonuses/server'
import { calendarModuleOf } from '@school/calendar/server'
import { catalogModule } from '@school/catalog/server'
import { captchaModuleOf } from '@school/captcha/server'
import { certificatesModule } from '@school/certificates/server'
import { reviewsModule } from '@school/reviews/server'
import { classCoursesModule } from '@school/class-courses/server'
import { classMessagesModule } from '@school/class-messages/server'
import { coachesModule } from '@school/coaches/server'
import { contactsModuleOf } from '@school/contacts/server'
import { contentPagesModule } from '@school/content-pages/server'
import { coursesModule } from '@school/courses/server'
import { deliveryModuleOf } from '@school/delivery/server'
import { familiesModuleOf } from '@school/families/server'
import { filesModuleOf } from '@school/files/server'
import { homeworkAnalysisModule } from '@school/homework-analysis/server'
import { homeworksModule } from '@school/homeworks/server'
import { grantsModule } from '@school/grants/server'
import { examRehearsalsModule } from '@school/exam-rehearsals/server'
import { identitiesModuleOf } from '@school/identities/server'
import { invitationsModuleOf } from '@school/invitations/server'
import { idempotencyModule, type ServerModule } from '@school/kernel/server'
import { journalsModule } from '@school/journals/server'
import { menuModule } from '@school/menu/server'
import { mistakesModule } from '@school/mistakes/server'
import { monitoringModule } from '@school/monitoring/server'
import { notificationsModule } from '@school/notifications/server'
import { olympiadAnalyticsModule } from '@school/olympiad-analytics/server'
import { olympiadConductModuleOf } from '@school/olympiad-conduct/server'
import { olympiadDeskModuleOf } from '@school/olympiad-desk/server'
import { olympiadJuryModuleOf } from '@school/olympiad-jury/server'
import { olympiadsModuleOf } from '@school/olympiads/server'
import { objectivesModule } from '@school/objectives/server'
import { organizationsModule } from '@school/organizations/server'
import { profilesModuleOf } from '@school/profiles/server'
import { ownTasksModuleOf } from '@school/own-tasks/server'
import { parenthoodModule } from '@school/parenthood/server'
import { progressModule } from '@school/progress/server'
import { rewardsModule } from '@school/rewards/server'
import { schoolClassesModuleOf } from '@school/school-classes/server'
import { schoolsModule } from '@school/schools/server'
import { searchModule } from '@school/search/server'
import { signInFactorsModuleOf } from '@school/sign-in-factors/server'
import { skillsPracticeModule } from '@school/skills-practice/server'
import { streaksModule } from '@school/streaks/server'
import { taskReportsModule } from '@school/task-reports/server'
import { teacherDashboardModule } from '@school/teacher-dashboard/server'
import { todayModule } from '@school/today/server'
import { trainingsModule } from '@school/trainings/server'
import { regradingModule } from '@school/regrading/server'
import { resultsModule } from '@school/results/server'
import { webinarsModule } from '@school/webinars/server'
import { usersModule } from '@school/users/server'
import { worksModule } from '@school/works/server'
import { ratingsModule } from '@school/ratings/server'
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
export const serverModulesOf = (config: Config): readonly ServerModule[] => [
  idempotencyModule,
  captchaModuleOf(config.captcha, config.secrets),
  deliveryModuleOf({ ...config.delivery, findBrand: findBrandOf(config) }, config.secrets),
  usersModule,
  accountsModuleOf(config),
  identitiesModuleOf({ ...config, isPortal: (host) => brandDeskOf(config.portalHost).isPortal(host) }),
  contactsModuleOf(config),
  schoolsModule,
  organizationsModule,
  brandsModule,
  signInFactorsModuleOf({ ...config, schoolName: config.delivery.brand.name, qrCodeOf }),
  grantsModule,
  familiesModuleOf({ ...config, qrCodeOf }),
  menuModule(menuSourcesOf(config)),
  contentPagesModule,
  notificationsModule,
  rewardsModule,
  certificatesModule(certificateSourcesOf(config)),
  filesModuleOf(fileStoreIn(config.dataDir, config.s3)),
  taskReportsModule,
  schoolClassesModuleOf({ ...config, qrCodeOf }),
  todayModule,
  calendarModuleOf(config),
  invitationsModuleOf({ ...config, qrCodeOf }),
  worksModule,
  resultsModule,
  regradingModule,
  ratingsModule,
  coursesModule,
  classCoursesModule,
  classMessagesModule,
  reviewsModule,
  monitoringModule,
  profilesModuleOf(config, fileStoreIn(config.dataDir, config.s3)),
  ownTasksModuleOf(fileStoreIn(config.dataDir, config.s3)),
  bonusesModuleOf(config),
  coachesModule,
  catalogModule,
  trainingsModule,
  skillsPracticeModule,
  olympiadsModuleOf(config),
  olympiadConductModuleOf(packetsOf(config)),
  olympiadJuryModuleOf({ signingKey: signingKeyIn(config) }),
  olympiadDeskModuleOf(packetsOf(config)),
  homeworksModule,
  assigningModule,
  webinarsModule,
  homeworkAnalysisModule,
  examRehearsalsModule,
  attestationsModule,
  streaksModule,
  progressModule,
  parenthoodModule,
  achievementsModule,
  mistakesModule,
  objectivesModule,
  teacherDashboardModule,
  journalsModule,
  olympiadAnalyticsModule,
  searchModule,
]

/** What does not depend on settings: the contract of endpoints, listeners, names of jobs. */
export const serverModules = serverModulesOf(readConfig({}))
export const routes = serverModules.flatMap((module) => module.routes)
