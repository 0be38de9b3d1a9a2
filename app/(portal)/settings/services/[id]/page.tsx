import type { Metadata } from 'next'
import { EditService } from '@/components/catalog/services/edit-service'
import { NamePage } from '@/components/shell/page-name'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { serviceNotFoundTitle } from '@/lib/catalog/services/words/editor'
import { authorizePage } from '@/lib/entry/authorize-page'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { missingRecordText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Service' }

export default async function ServicePage({ params }: PageProps<'/settings/services/[id]'>) {
  const actor = await authorizePage('change-settings')
  const { id } = await params
  const [services, { turnaroundHours }] = await Promise.all([listManagedServices(actor), getStudio()])
  const service = services.find((one) => one.id === id)
  if (!service) {
    setNotFoundStatus()
    return (
      <>
        <TextLink href="/settings/services">All services</TextLink>
        <EmptyState headingLevel={2} title={serviceNotFoundTitle}>
          {missingRecordText}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <NamePage name={service.name} />
      <TextLink href="/settings/services" icon="arrow-left" className="mb-3 text-ink-2">
        Services
      </TextLink>
      <EditService key={id} service={service} services={services} turnaroundHours={turnaroundHours} />
    </>
  )
}
