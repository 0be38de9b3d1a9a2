import type { Metadata } from 'next'
import { AddService } from '@/components/catalog/services/add-service'
import { PresetLinks } from '@/components/catalog/services/preset-links'
import { TextLink } from '@/components/ui/text-link'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { servicePresets } from '@/lib/catalog/services/rules/presets'
import { newServiceTitle } from '@/lib/catalog/services/words/editor'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: newServiceTitle }

export default async function NewServicePage({ searchParams }: PageProps<'/settings/services/new'>) {
  const actor = await authorizePage('change-settings')
  const { preset: presetId, from } = await searchParams
  const [services, { currency, turnaroundHours }] = await Promise.all([
    listManagedServices(actor),
    getStudio(),
  ])
  const preset = servicePresets.find(({ id }) => id === presetId)
  const copied = services.find(({ id }) => id === from)
  return (
    <>
      <TextLink href="/settings/services" icon="arrow-left" className="mb-3 text-ink-2">
        Services
      </TextLink>
      <AddService
        key={preset?.id ?? copied?.id ?? ''}
        preset={preset?.texts}
        copied={preset ? undefined : copied}
        currency={currency}
        services={services}
        turnaroundHours={turnaroundHours}
        intro={<PresetLinks current={preset?.id ?? (copied ? undefined : null)} />}
      />
    </>
  )
}
