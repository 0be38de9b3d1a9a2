import type { Metadata } from 'next'
import { PayPeriodForm } from '@/components/pay/pay-period-form'
import { PeopleTable } from '@/components/pay/people-table'
import { TabHead } from '@/components/studio/tab-head'
import { SectionHead } from '@/components/ui/section-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listPaidPeople } from '@/lib/pay/queries/list-paid-people'
import { readPayPeriod } from '@/lib/pay/queries/read-pay-period'
import { payTitle } from '@/lib/pay/words'

export const metadata: Metadata = { title: payTitle }

export default async function PaySettingsPage() {
  const actor = await authorizePage('owner')
  const [rule, people] = await Promise.all([readPayPeriod(), listPaidPeople(actor)])
  return (
    <>
      <TabHead
        title={payTitle}
        lead="How often and how much you pay photographers. Only you can see this page."
      />
      <PayPeriodForm rule={rule} />
      <section aria-labelledby="terms">
        <SectionHead id="terms" title="Terms" plain />
        <PeopleTable people={people} />
      </section>
    </>
  )
}
