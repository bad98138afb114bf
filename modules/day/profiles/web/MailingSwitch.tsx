import type { Mailing } from '@school/users/contract'
import type { Mailings, Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Checkbox, toast } from '@school/ui'
import { mailingTitles, updateMailings } from '../contract/index.ts'

const nameOf = (mailing: Mailing) =>
  `subscription${mailing[0]!.toUpperCase()}${mailing.slice(1)}` as keyof Mailings

/** A pupil with a class: gets no promotions, so they are not offered. */
export const isChildProfile = ({
  isPupil,
  isParent,
  grade,
}: Pick<Profile, 'isPupil' | 'isParent' | 'grade'>) => isPupil && !isParent && grade !== null

interface MailingSwitchProps {
  mailing: Mailing
  wanted: Mailings
}

/** Each is its own change, so that two pressed one after another are both kept. */
export function MailingSwitch({ mailing, wanted }: MailingSwitchProps) {
  const change = useCall(updateMailings, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  const name = nameOf(mailing)
  const asked = change.isPending ? change.variables.body.communicationSubscriptions[name] : undefined
  return (
    <Checkbox
      label={mailingTitles[mailing]}
      checked={asked ?? wanted[name]}
      aria-busy={change.isPending || undefined}
      onChange={(event) =>
        change.mutate({ body: { communicationSubscriptions: { [name]: event.currentTarget.checked } } })
      }
    />
  )
}
