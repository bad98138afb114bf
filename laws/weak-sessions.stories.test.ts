import { isOpenToWeakSessions } from '@school/kernel/contract'
import { routes } from '@school/server/modules'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * Endpoints open to a session by a personal code on paper: learning and solving. Before you add a name, consider a finder of the slip: the
 * endpoint must
 * give nothing that remains after the code is revoked, and reveal no more about the child than a lesson needs.
 */
const open = [
  'accounts.getMe',
  'accounts.updateLocale',
  'achievements.listNew',
  'achievements.markSeen',
  'attestations.getAttempt',
  'attestations.getResults',
  'attestations.getSolution',
  'attestations.listAttestations',
  'attestations.start',
  'bonuses.list',
  'calendar.addItem',
  'calendar.changeItem',
  'calendar.removeItem',
  'classCourses.list',
  'classCourses.listOwnClasses',
  'classMessages.listReceived',
  'classMessages.noteRead',
  'courses.addRemark',
  'courses.askLesson',
  'courses.enroll',
  'courses.getLesson',
  'courses.getLessonNotes',
  'courses.getLessonOpinion',
  'courses.getLessonTask',
  'courses.hearAnswers',
  'courses.listLessonQuestions',
  'courses.listLessonTasks',
  'courses.listRemarks',
  'courses.removeRemark',
  'courses.rewriteRemark',
  'courses.saveWatchProgress',
  'courses.sayOpinion',
  'courses.startLesson',
  'courses.viewLesson',
  'examRehearsals.appeal',
  'examRehearsals.getAttempt',
  'examRehearsals.getPlan',
  'examRehearsals.getResults',
  'examRehearsals.getSolution',
  'examRehearsals.setDate',
  'examRehearsals.start',
  'files.get',
  'files.upload',
  'homeworks.correct',
  'homeworks.findOfLesson',
  'homeworks.getHomework',
  'homeworks.getLibraryFacets',
  'homeworks.getLibrarySet',
  'homeworks.getSummary',
  'homeworks.getWebinarHomework',
  'homeworks.keepLibrarySet',
  'homeworks.leaveLibrarySet',
  'homeworks.listHomeworks',
  'homeworks.listLibrarySets',
  'homeworks.pickLibrarySet',
  'homeworks.start',
  'homeworks.startWebinarHomework',
  'journals.getOwn',
  'mistakes.dismiss',
  'mistakes.get',
  'mistakes.list',
  'mistakes.restore',
  'mistakes.startTwin',
  'notifications.count',
  'notifications.list',
  'notifications.listUnread',
  'notifications.markRead',
  'objectives.accept',
  'objectives.archive',
  'objectives.claim',
  'objectives.decline',
  'objectives.getOptions',
  'objectives.list',
  'objectives.move',
  'objectives.set',
  'olympiads.appeal',
  'olympiads.askJury',
  'olympiads.enterStage',
  'olympiads.getAttempt',
  'olympiads.getMyPlace',
  'olympiads.getSolution',
  'olympiads.getStats',
  'olympiads.getWork',
  'olympiads.listClarifications',
  'olympiads.noteAbsence',
  'olympiads.start',
  'organizations.listRoles',
  'ownTasks.getPicture',
  'profiles.getMissingField',
  'profiles.getRules',
  'progress.getCourseProgress',
  'progress.getCourseRating',
  'progress.getPrograms',
  'progress.getProgress',
  'reviews.getLessonSolution',
  'rewards.getLevel',
  'skillsPractice.finish',
  'skillsPractice.getMap',
  'skillsPractice.getSession',
  'skillsPractice.getSkill',
  'skillsPractice.startSession',
  'skillsPractice.takeNextTask',
  'streaks.get',
  'streaks.getGift',
  'streaks.openGift',
  'streaks.set',
  'tasks.listMyReports',
  'tasks.reportTask',
  'today.addItem',
  'today.addWish',
  'today.beginDay',
  'today.changeItem',
  'today.getDailyPlan',
  'today.getToday',
  'today.orderDay',
  'today.returnDay',
  'today.setDailyMinutes',
  'today.takeDayOff',
  'today.takeRest',
  'today.takeWishBack',
  'trainings.getAttempt',
  'trainings.getMyPlace',
  'trainings.getSheet',
  'trainings.getSolution',
  'trainings.getSolutions',
  'trainings.getStats',
  'trainings.startTraining',
  'works.finishAttempt',
  'works.getAnswerSheet',
  'works.getAttempt',
  'works.getAttemptTask',
  'works.getOwnWorks',
  'works.giveUp',
  'works.holdAttempt',
  'works.openHint',
  'works.saveAnswer',
  'works.submitAnswer',
]

/** Modules of sign-in data, of the family and of personal data; none of their endpoints that need an account is open. */
const closedRooms = ['contacts', 'families', 'identities', 'invitations', 'parenthood', 'signInFactors']
const closed = [
  'accounts.changePassword',
  'accounts.endOtherSessions',
  'accounts.endSession',
  'accounts.getProfile',
  'accounts.listAccountEvents',
  'accounts.listSessions',
  'accounts.updateProfile',
  'bonuses.claimPartnerGift',
  'calendar.share',
  'examRehearsals.share',
  'organizations.switchRole',
  'profiles.askForDataCopy',
  'profiles.convertType',
  'profiles.depart',
  'profiles.takeDataCopy',
  'profiles.updateMailings',
  'profiles.uploadAvatar',
  'progress.share',
]

const endpoints = routes.map(({ endpoint }) => endpoint)
const ofPupils = endpoints.filter(({ audience }) => ['account', 'user', 'pupil'].includes(audience))

test('only the listed endpoints are open to a session by a personal code', () => {
  const named = endpoints.filter(({ alsoForWeakSessions }) => alsoForWeakSessions).map(({ name }) => name)
  expect(named.toSorted()).toEqual(open)
})

test('no endpoint that opens the account, binds somebody to it or shows personal data is open', () => {
  const isClosed = (name: string) => closed.includes(name) || closedRooms.includes(name.split('.')[0]!)
  const found = ofPupils.filter(({ name }) => isClosed(name))
  expect(found.length).toBeGreaterThan(closed.length + closedRooms.length)
  expect(found.filter(isOpenToWeakSessions).map(({ name }) => name)).toEqual([])
})

test('only endpoints for pupils are open to such a session', () => {
  const others = endpoints.filter(
    (one) => one.alsoForWeakSessions && !['account', 'user', 'pupil'].includes(one.audience),
  )
  expect(others.map(({ name }) => name)).toEqual([])
})

// Endpoints for anyone need no account; for each mutation review what it does to the account of a session.
test('mutations for anyone are reviewed', () => {
  const found = endpoints.filter(({ audience, method }) => audience === 'anyone' && method !== 'GET')
  expect(found.map(({ name }) => name).toSorted()).toEqual([
    'accounts.autoRegister',
    'accounts.return',
    'accounts.signIn',
    'accounts.signOut',
    'accounts.signUp',
    'catalog.checkSample',
    'contacts.askRecovery',
    'contacts.askSignInCode',
    'contacts.confirmEmail',
    'contacts.confirmRecoveryCode',
    'contacts.resetPassword',
    'contacts.signInByPhone',
    'identities.arrive',
    'invitations.check',
    'invitations.openInvite',
    'olympiads.checkSample',
    'olympiads.enterByPersonalCode',
    'profiles.turnMailing',
    'schoolClasses.enterByCode',
    'signInFactors.askForPasskey',
    'signInFactors.leaveStep',
    'signInFactors.passStep',
    'signInFactors.signInByPasskey',
  ])
})

describe('a pupil signed in by a personal code', () => {
  let school: TestSchool
  let masha: Person

  beforeAll(async () => {
    school = await openTestSchool()
    masha = await school.person('Маша Миронова')
    await school.rows(`update sessions set source = 'class_code' where user_id = $1`, [masha.id])
  })

  test('is refused by every other endpoint', async () => {
    const answers = new Map<string, boolean>()
    for (const { name, method, path } of ofPupils) {
      const url = path.replace(/:\w+/g, '2147483647')
      const { status, headers } = await masha.send(method, url, method === 'GET' ? undefined : {})
      answers.set(name, status === 403 && headers['x-error-code'] === 'full_sign_in_required')
    }
    const admitted = [...answers].filter(([, isRefused]) => !isRefused).map(([name]) => name)
    expect(admitted.toSorted()).toEqual(open)
  })
})
