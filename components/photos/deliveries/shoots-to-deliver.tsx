import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { ShootToDeliver } from '@/lib/photos/deliveries/schema/sending'
import { shootsToDeliverTexts } from '@/lib/photos/deliveries/words/deliveries'

/** An editor's dashboard: the shoots whose photos are to be uploaded, the first due first. */
export function ShootsToDeliver({ shoots }: { shoots: readonly ShootToDeliver[] }) {
  return (
    <section aria-labelledby="shoots-to-deliver">
      <SectionHead
        id="shoots-to-deliver"
        title={shootsToDeliverTexts.title}
        action={shoots.length > 0 && shoots.length}
      />
      {shoots.length === 0 ? (
        <EmptyState title={shootsToDeliverTexts.none}>{shootsToDeliverTexts.noneHint}</EmptyState>
      ) : (
        <Rows>
          {shoots.map(({ id, street, town, shotOn, dueOn, photographer, services }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
              <div className="min-w-0">
                <h3 className="t-place">
                  <ClampedText>{street}</ClampedText>
                </h3>
                <p className="text-ink-2">{town}</p>
                <p className="mt-1 text-xs text-ink-2">
                  {shotOn} with {photographer}
                  {services.length > 0 && ` · ${services.join(', ')}`}
                </p>
                {dueOn && <p className="mt-1 text-xs font-strong">Photos due {dueOn}</p>}
              </div>
              <LinkButton
                href={`/photo-delivery?booking_id=${id}`}
                icon="upload"
                aria-label={`Upload photos of ${street}`}
              >
                Upload photos
              </LinkButton>
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
