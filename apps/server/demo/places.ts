import type { MembershipRole } from '@school/organizations/server'

/** Where the pupils among the demo accounts learn: the first part of the address and a class. */
export const demoPupils: Record<string, { school: string; className: string }> = {
  pupil: { school: 'svetloborsk-7', className: '7А' },
  elementary: { school: 'svetloborsk-7', className: '2А' },
  newcomer: { school: 'svetloborsk-7', className: '9А' },
}

/** Classes of the teachers among the demo accounts. */
export const demoTeachers: Record<string, { school: string; classNames: string[] }> = {
  teacher: { school: 'svetloborsk-7', classNames: ['2А', '7А', '7Б', '9А'] },
  'school-teacher': { school: 'svetloborsk-7', classNames: ['7А', '7Б'] },
  'two-roles': { school: 'svetloborsk-2', classNames: ['5А'] },
}

/** The first membership of an account is the active one. */
export const demoMemberships: {
  account: string
  organization: string
  role: MembershipRole
}[] = [
  { account: 'teacher', organization: 'svetloborsk-7', role: 'teacher' },
  { account: 'intern', organization: 'svetloborsk-7', role: 'student' },
  { account: 'school-teacher', organization: 'svetloborsk-7', role: 'teacher' },
  { account: 'school-admin', organization: 'svetloborsk-7', role: 'admin' },
  { account: 'municipality-admin', organization: 'svetloborsk', role: 'admin' },
  { account: 'region-admin', organization: 'belogorye', role: 'admin' },
  { account: 'project-admin', organization: 'project', role: 'admin' },
  { account: 'two-roles', organization: 'svetloborsk-2', role: 'teacher' },
  { account: 'two-roles', organization: 'vetrogorsk-1', role: 'admin' },
]
