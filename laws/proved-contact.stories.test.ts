import { isForProved } from '@school/kernel/contract'
import { routes } from '@school/server/modules'
import { codeOf, openBelogorsk, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

/**
 * Endpoints closed to an agent without a proved contact: they read a file or a long list, make a file, write to many or create schools. An account of
 * an agent is free; the owner of an address or a phone can be identified.
 */
const closed = [
  'classMessages.send',
  'courses.saveLessonOpinions',
  'homeworks.remind',
  'homeworks.saveAnalysis',
  'homeworks.saveMatrix',
  'invitations.askSchool',
  'invitations.importEmployees',
  'invitations.inviteEmployee',
  'journals.save',
  'monitoring.saveMonitoredWorkAttempts',
  'monitoring.saveMonitoredWorkTime',
  'monitoring.saveRegradingEffects',
  'olympiadAnalytics.saveGrade',
  'olympiadAnalytics.saveLevel',
  'olympiadAnalytics.saveParticipation',
  'olympiadAnalytics.saveStages',
  'olympiads.announce',
  'olympiads.importListed',
  'olympiads.invite',
  'olympiads.makePacket',
  'olympiads.printSigningSheet',
  'olympiads.saveAccessTable',
  'olympiads.saveJournal',
  'olympiads.saveJournalDiplomas',
  'olympiads.saveJournalLetter',
  'olympiads.saveJournalMemo',
  'olympiads.saveJournalSlips',
  'olympiads.saveManagedStages',
  'olympiads.saveMonitoredParticipants',
  'olympiads.savePacket',
  'olympiads.saveProtocol',
  'olympiads.saveSigningSheet',
  'olympiads.saveStageTable',
  'olympiads.tellOwnPupils',
  'organizations.add',
  'organizations.addUser',
  'organizations.import',
  'organizations.saveList',
  'organizations.saveNameViews',
  'organizations.saveUsers',
  'ownTasks.import',
  'ownTasks.saveAll',
  'schoolClasses.createParallel',
  'schoolClasses.importPupils',
  'schoolClasses.readPupilList',
  'schoolClasses.saveEntrySlips',
  'schoolClasses.saveManagedPupils',
  'schoolClasses.saveOfOrganization',
  'schoolClasses.saveUntaught',
  'teacherDashboard.saveClass',
  'teacherDashboard.saveStatistics',
  'teacherDashboard.saveTeacherStatistics',
  'trainings.exportGift',
]

const endpoints = routes.map(({ endpoint }) => endpoint)
const forProved = endpoints.filter(isForProved)

test('the endpoints closed to an agent without a proved contact are those of the list', () => {
  expect(forProved.map(({ name }) => name).toSorted()).toEqual(closed)
})

test('only endpoints of grown-ups are closed, and all their imports and files are among them', () => {
  const others = forProved.filter(({ audience }) => !['agent', 'teacher', 'staff'].includes(audience))
  expect(others.map(({ name }) => name)).toEqual([])
  const heavy = endpoints.filter(
    ({ audience, path }) =>
      ['agent', 'teacher', 'staff'].includes(audience) && /imports$|_lists$|messages$|\/file$/.test(path),
  )
  expect(
    heavy.filter(({ method, isFile }) => method !== 'GET' || isFile).filter((one) => !isForProved(one)),
  ).toEqual([])
})

describe('an agent who has begun without a form', () => {
  let school: TestSchool
  let agent: Person

  beforeEach(async () => {
    school = await openTestSchool()
    agent = school.guest()
    await agent.post('/api/auto_registration', { type: 'agent' })
  })

  const answersOf = async (person: Person) => {
    const answers = new Map<string, unknown>()
    for (const { name, method, path, audience } of forProved) {
      if (audience !== 'agent') continue
      const url = path.replace(/:\w+/g, '2147483647')
      const reply = await person.send(method, url, method === 'GET' ? undefined : {})
      answers.set(name, codeOf(reply))
    }
    return answers
  }

  test('is refused by every heavy tool with an instruction, before the body is read', async () => {
    const answers = await answersOf(agent)
    expect([...new Set(answers.values())]).toEqual(['contact_unproved'])
    const xml = { name: 'tasks.xml', text: '<!--'.repeat(90_000), discipline_id: 1, label: '' }
    const reply = await agent.post('/api/teacher/own_task_imports', xml)
    expect([reply.status, codeOf(reply)]).toEqual([403, 'contact_unproved'])
    expect(reply.text).toContain('подтвердить почту или телефон')
    expect((await agent.get('/api/user/me')).body.contact_proved).toBe(false)
  })

  test('gets them with the first proved contact, in open sessions too', async () => {
    const user = { name: 'Савельич Архип', role: 'teacher', email: 'savelich@pochta.example' }
    await agent.post('/user', { user: { ...user, password: 'Белогорская-1773', agreements: true } })
    expect([...new Set((await answersOf(agent)).values())]).toEqual(['contact_unproved'])
    const before = (await agent.get('/api/user/me')).body.rights_version
    await school.rows('update users set email_confirmed_at = now()')
    const { body } = await agent.get('/api/user/me')
    expect([body.contact_proved, body.rights_version]).toEqual([true, before + 1])
    expect([...(await answersOf(agent)).values()]).not.toContain('contact_unproved')
  })

  test('can create a class and invite pupils by a code, but not invite colleagues by a letter', async () => {
    const place = await openBelogorsk()
    const teacher = await place.worker('Иван Зурин', 'teacher', { emailConfirmedAt: null })
    await place.seat(teacher.id, 'teacher')
    const invite = (body: object) => teacher.post('/api/teacher/invitations', body)
    expect((await invite({ school_class_id: place.classId })).status).toBe(204)
    expect(codeOf(await invite({ email: 'petr@pochta.example' }))).toBe('contact_unproved')
    expect((await teacher.get(`/api/school_classes/${place.classId}`)).status).toBe(200)
  })
})
