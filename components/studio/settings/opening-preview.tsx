import { Logo } from '@/components/ui/logo'
import { noServicesText } from '@/lib/studio/settings/words'

type OpeningPreviewProps = {
  studio: { name: string; logoUrl: string | null }
  /** Of the page where clients book. */
  address: string
  services: readonly { id: string; name: string; price: string }[]
  /** Since when clients can book, or what they wait for. */
  state: string
}

/** What clients will see: the studio's name or logo, its services, and the first free time. */
export function OpeningPreview({ studio, address, services, state }: OpeningPreviewProps) {
  return (
    <aside aria-labelledby="opening-preview" className="lg:sticky lg:top-20">
      <h2 id="opening-preview" className="t-label mb-3">
        What clients will see
      </h2>
      <div className="overflow-hidden rounded-sm border bg-raised">
        <p className="truncate border-b bg-shade px-4 py-2 text-xs text-ink-2">
          {address.replace(/^https?:\/\//, '')}
        </p>
        <div className="p-4">
          <Logo name={studio.name} logoUrl={studio.logoUrl} className="max-w-full" />
          {services.length === 0 ? (
            <p className="mt-4 border-t pt-3 text-ink-2">{noServicesText}</p>
          ) : (
            <ul className="mt-4 border-t">
              {services.map(({ id, name, price }) => (
                <li key={id} className="flex justify-between gap-4 border-b py-2">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="flex-none tabular-nums">{price}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className="t-label mt-3">{state}</p>
    </aside>
  )
}
