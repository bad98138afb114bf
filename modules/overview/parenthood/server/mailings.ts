import type { MailingPart } from '@school/delivery/server'
import { setLetters } from '@school/families/server'
import type { LetterKind } from '../contract/report.ts'
import { says } from './ru.ts'

export const mailingNames: Record<LetterKind, string> = {
  evening: 'family_evening',
  weekly: 'family_weekly',
}

const kindOf = (mailing: string): LetterKind => (mailing === mailingNames.evening ? 'evening' : 'weekly')

/** Letters about a child are switched for each child at the link of the family. */
export const childMailings: MailingPart = {
  names: Object.values(mailingNames),
  async find(sql, { mailing, of }) {
    const { rows } = await sql.query<{ child: string; evening: boolean; weekly: boolean }>({
      name: 'find_mailing_of_child',
      text: `select c.first_name as child, l.evening_letter as evening, l.weekly_letter as weekly
        from family_links l join users p on p.id = l.parent_id join users c on c.id = l.child_id
        where l.id = $1 and l.state = 'active' and p.leaving_at is null and c.leaving_at is null`,
      values: [of],
    })
    const [row] = rows
    if (!row) return null
    const kind = kindOf(mailing)
    return { title: says.letters[kind](row.child), settings: 'family', isOn: row[kind] }
  },
  turn: (unit, { mailing, of }, isOn) => setLetters(unit, of, { [kindOf(mailing)]: isOn }),
}
