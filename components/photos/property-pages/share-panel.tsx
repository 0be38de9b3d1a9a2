import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkField } from '@/components/ui/link-field'
import { SectionHead } from '@/components/ui/section-head'
import type { EditedPage } from '@/lib/photos/property-pages/schema/editing'
import { pageLabel, tourLabel } from '@/lib/photos/property-pages/words'

type SharePanelProps = {
  saved: NonNullable<EditedPage['saved']>
  qrCode: NonNullable<EditedPage['qrCode']>
  isPublic: boolean
}

/** The links of a page to copy and share, its QR code, and its flyer. */
export function SharePanel({ saved, qrCode, isPublic }: SharePanelProps) {
  const below = `/api/property-pages/${saved.pageId}`
  return (
    <section aria-labelledby="share" className="mb-12">
      <SectionHead id="share" title="Share" />
      <div className="mt-5 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-5.5">
          <LinkField
            label={pageLabel}
            hint={
              isPublic
                ? 'For everyone: with your name, contact details, and a form for questions.'
                : 'Works while the page is public. It never changes.'
            }
            url={saved.pageUrl}
          />
          <LinkField
            label={tourLabel}
            hint="The same without names, contact details, and links that lead elsewhere, as boards require."
            url={saved.tourUrl}
          />
        </div>
        <div className="flex flex-wrap items-start gap-5">
          <svg
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label="QR code of the page"
            shapeRendering="crispEdges"
            className="size-40 flex-none rounded-sm bg-[#fff]"
          >
            <path d={qrCode.path} fill="#000" />
          </svg>
          <div className="grid justify-items-start gap-3">
            <a href={`${below}/flyer`} download className={buttonClasses({})}>
              <Icon name="printer" size="sm" />
              Download flyer
            </a>
            <a href={`${below}/qr`} download className={buttonClasses({})}>
              <Icon name="download" size="sm" />
              Download QR code
            </a>
            <p className="t-label max-w-52">
              The flyer is a PDF in US Letter. Save your changes first; it shows what's saved.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
