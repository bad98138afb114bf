import type { Person, TestSchool } from '@school/server/testing'
import { portalRoleOf } from '../rules.ts'
import type { MembershipRole, OrganizationKind } from '../../contract/organization.ts'

interface Planted {
  kind: OrganizationKind
  name: string
  parent?: string
  code?: string
}

const planted: Record<string, Planted> = {
  project: { kind: 'project_federation', name: 'Проект «Капитанская дочка»' },
  region: { kind: 'region', name: 'Оренбургская губерния', parent: 'project' },
  district: { kind: 'municipal', name: 'Белогорский уезд', parent: 'region' },
  fortress: { kind: 'school', name: 'Школа Белогорской крепости', parent: 'district', code: '1' },
  hamlet: { kind: 'school', name: 'Школа Бердской слободы', parent: 'district', code: '2' },
  otherRegion: { kind: 'region', name: 'Симбирская губерния', parent: 'project' },
  otherDistrict: { kind: 'municipal', name: 'Симбирский уезд', parent: 'otherRegion' },
  otherSchool: { kind: 'school', name: 'Симбирская гимназия', parent: 'otherDistrict', code: '3' },
}

/** Two governments of one project, down to their schools. */
export class Tree {
  readonly school: TestSchool
  readonly #ids = new Map<string, number>()

  private constructor(school: TestSchool) {
    this.school = school
  }

  static async plant(school: TestSchool): Promise<Tree> {
    const tree = new Tree(school)
    for (const [key, { kind, name, parent, code }] of Object.entries(planted)) {
      const [row] = await school.rows<{ id: number }>(
        `insert into organizations (kind, name, short_name, parent_id, code) values ($1, $2, $2, $3, $4) returning id`,
        [kind, name, parent ? tree.id(parent) : null, code ?? null],
      )
      tree.#ids.set(key, row!.id)
    }
    return tree
  }

  id = (key: string): number => this.#ids.get(key)!

  /** @returns the id of the role */
  async join(person: Person, key: string, role: MembershipRole, isActive = false): Promise<number> {
    const [row] = await this.school.rows<{ id: number }>(
      `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, $4) returning id`,
      [person.id, this.id(key), role, isActive],
    )
    return row!.id
  }

  /** Somebody who works there and acts so. */
  async worker(name: string, key: string, role: MembershipRole): Promise<Person> {
    const portalRole = portalRoleOf(role, planted[key]!.kind)
    const person = await this.school.person(name, { type: 'agent', gradeIndex: null, portalRole })
    await this.join(person, key, role, true)
    return person
  }

  /** Adds an administrator of the organization. */
  head = (name: string, key: string): Promise<Person> => this.worker(name, key, 'admin')
}
