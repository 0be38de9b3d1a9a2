import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { EditService } from '@/components/catalog/services/edit-service'
import { NamePage } from '@/components/shell/page-name'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { serviceNotFoundTitle } from '@/lib/catalog/services/words/editor'
import { authorizePage } from '@/lib/entry/authorize-page'
import { missingRecordText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Service' }

export default async function ServicePage({ params }: PageProps<'/settings/services/[id]'>) {
  const actor = await authorizePage('change-settings')
  const { id } = await params
  const [services, { turnaroundHours }] = await Promise.all([listManagedServices(actor), getStudio()])
  const service = services.find((one) => one.id === id)
  if (!service) {
    return (
      <RecordMissing
        isPart
        back={<LinkButton href="/settings/services">All services</LinkButton>}
        title={serviceNotFoundTitle}
      >
        {missingRecordText}
      </RecordMissing>
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
