import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'

/** Where a delivery is shown: on a page of its own, or beside the list. */
export type DeliveryStage = {
  isAlone: boolean
  back: ReactNode
  /** What was delivered besides photos: `1 film`. */
  extras?: string | null
}

type DeliveryCoverProps = {
  delivery: Pick<
    DeliveryDetail,
    | 'street'
    | 'town'
    | 'shotOn'
    | 'photoCount'
    | 'importedOn'
    | 'paid'
    | 'statement'
    | 'invoice'
    | 'expired'
    | 'open'
  >
  stage: DeliveryStage
  /** Fills its box; null where no photo can be shown. */
  picture: ReactNode
}

/** The delivery's cover across the window, with the address over it; without a picture, the address alone. */
export function DeliveryCover({ delivery, stage, picture }: DeliveryCoverProps) {
  const { street, town, shotOn, photoCount } = delivery
  const Heading = stage.isAlone ? 'h1' : 'h2'
  return (
    <header
      className={mergeClasses(
        'relative overflow-hidden px-(--pad)',
        picture
          ? 'h-[calc(100svh-var(--demo,0px)-var(--bar)-4.5rem)] max-h-256 min-h-104 bg-shade text-white max-md:h-[calc(100svh-var(--demo,0px)-var(--bar)-var(--foot)-env(safe-area-inset-bottom))] [&_.status]:text-white'
          : 'pt-4 pb-7',
      )}
    >
      {picture}
      {picture && (
        <>
          <span className="pointer-events-none absolute inset-x-0 top-0 z-1 h-32 bg-linear-to-b from-night/64 to-transparent" />
          <span className="pointer-events-none absolute inset-x-0 top-[40%] bottom-0 z-1 bg-linear-to-b from-transparent via-night/32 via-45% to-night/76" />
        </>
      )}
      <div
        className={mergeClasses(
          'z-3 flex min-h-11 items-center',
          picture && 'absolute top-2 left-(--pad) md:top-4 [&_:focus-visible]:outline-white',
        )}
      >
        {stage.back}
      </div>
      <div
        className={mergeClasses(
          'z-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3',
          picture ? 'pointer-events-none absolute right-(--pad) bottom-6 left-(--pad) md:bottom-9' : 'mt-3',
        )}
      >
        <div className="min-w-0">
          <Heading
            className={mergeClasses(
              '-ml-[0.03em] font-light font-serif text-5xl leading-[0.98] tracking-[-0.038em] text-balance wrap-break-word',
              stage.isAlone ? 'text-[clamp(2.875rem,7vw,6.75rem)]' : 'text-[clamp(2.75rem,5vw,4.75rem)]',
            )}
          >
            {street}
          </Heading>
          <p
            className={mergeClasses(
              'mt-3 flex flex-wrap gap-x-6 max-md:gap-x-4 md:mt-4 md:text-base',
              !picture && 'text-ink-2',
            )}
          >
            {town && <span>{town}</span>}
            <span>Shot {shotOn}</span>
            <span>{[countPhotos(photoCount), stage.extras].filter(Boolean).join(', ')}</span>
          </p>
        </div>
        <span className="flex flex-wrap gap-2 empty:hidden">
          {delivery.expired && <Status value="EXPIRED" big />}
          {!(delivery.expired && !delivery.open) && <DeliveryStatus delivery={delivery} big />}
        </span>
      </div>
    </header>
  )
}
