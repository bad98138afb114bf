import { FormCard, saySaved, useForm } from '@school/forms'
import { Choices, Radio } from '@school/ui'
import { type CoachData, paymentSchemes, updateCoachData } from '../contract/index.ts'
import { t } from './ru.ts'

export function PaymentCard({ data: { paymentScheme, version } }: { data: CoachData }) {
  const form = useForm<typeof updateCoachData, Pick<CoachData, 'paymentScheme'>>(updateCoachData, {
    values: { paymentScheme },
    version,
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.payment}>
      <Choices legend={t.chooseScheme} error={form.error('paymentScheme')}>
        {paymentSchemes.map((scheme) => (
          <Radio
            key={scheme}
            label={t.schemes[scheme]}
            hint={t.schemeHints[scheme]}
            {...form.radio('paymentScheme', scheme)}
          />
        ))}
      </Choices>
    </FormCard>
  )
}
