import { Choices, Radio } from '@school/ui'
import { type CoachData, paymentSchemes } from '../contract/index.ts'
import { DataCard } from './DataCard.tsx'
import { t } from './ru.ts'

export const PaymentCard = ({ data: { paymentScheme } }: { data: CoachData }) => (
  <DataCard title={t.payment} values={{ paymentScheme }} body={(typed) => typed}>
    {(form) => (
      <Choices legend={t.chooseScheme} error={form.error('paymentScheme' as never)}>
        {paymentSchemes.map((scheme) => (
          <Radio
            key={scheme}
            label={t.schemes[scheme]}
            hint={t.schemeHints[scheme]}
            {...form.radio('paymentScheme' as never, scheme as never)}
          />
        ))}
      </Choices>
    )}
  </DataCard>
)
