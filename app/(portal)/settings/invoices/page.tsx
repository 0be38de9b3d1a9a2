import type { Metadata } from 'next'
import { InvoiceTermsForm } from '@/components/studio/invoice-terms-form'
import { authorisePage } from '@/lib/entry/authorise-page'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Invoice terms' }

export default async function InvoiceTermsPage() {
  await authorisePage('photographer')
  const { taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays } = await getStudio()
  return (
    <InvoiceTermsForm
      policy={{ taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays }}
    />
  )
}
