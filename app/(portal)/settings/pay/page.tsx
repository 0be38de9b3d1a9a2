import type { Metadata } from 'next'
import { PayPeriodForm } from '@/components/billing/pay/pay-period-form'
import { PeopleTable } from '@/components/billing/pay/people-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { SectionHead } from '@/components/ui/section-head'
import { listPaidPeople } from '@/lib/billing/pay/queries/list-paid-people'
import { readPayPeriod } from '@/lib/billing/pay/queries/read-pay-period'
import { payTitle } from '@/lib/billing/pay/words'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: payTitle }

export default async function PaySettingsPage() {
  const actor = await authorizePage('owner')
  const [rule, people] = await Promise.all([readPayPeriod(), listPaidPeople(actor)])
  return (
    <>
      <SettingsHead page="/settings/pay" title={payTitle} />
      <PayPeriodForm rule={rule} />
      <section aria-labelledby="terms">
        <SectionHead id="terms" title="Terms" plain />
        <PeopleTable people={people} />
      </section>
    </>
  )
}
