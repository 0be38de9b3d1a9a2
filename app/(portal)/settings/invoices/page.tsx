import type { Metadata } from 'next'
import { InvoiceTermsForm } from '@/components/studio/settings/invoice-terms-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Invoice terms' }

export default async function InvoiceTermsPage() {
  await authorizePage('change-settings')
  const studio = await getStudio()
  const { invoiceDueDays, invoicePrefix, reminderDays, turnaroundHours, galleryDays } = studio
  const { depositCents, depositPercent, chargeAfterDays, chargeRetryDays, currency } = studio
  return (
    <>
      <SettingsHead page="/settings/invoices" />
      <InvoiceTermsForm
        policy={{
          invoiceDueDays,
          invoicePrefix,
          reminderDays,
          turnaroundHours,
          galleryDays,
          depositCents,
          depositPercent,
          chargeAfterDays,
          chargeRetryDays,
          currency,
        }}
      />
    </>
  )
}
