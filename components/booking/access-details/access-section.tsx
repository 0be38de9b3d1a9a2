import { Disclosure } from '@/components/ui/disclosure'
import { SectionHead } from '@/components/ui/section-head'
import { Timeline } from '@/components/ui/timeline'
import type { AccessState } from '@/lib/booking/access-details/schema'
import { accessTitle, noAccessDetailsText, whoSeesTexts } from '@/lib/booking/access-details/words'
import { AccessPanel } from './access-panel'
import { AddAccess } from './add-access'

type AccessSectionProps = {
  bookingId: string
  access: AccessState | null
  reader: keyof typeof whoSeesTexts
}

/** How the photographer gets in: whether there are details, the form for them, and who viewed them. Never the details. */
export function AccessSection({ bookingId, access, reader }: AccessSectionProps) {
  if (!access) return null
  const { version, canView, canEdit, note, history } = access
  if (version === 0 && !canEdit && history.length === 0) return null
  return (
    <section aria-labelledby="access-details">
      <SectionHead id="access-details" title={accessTitle} />
      <div className="grid gap-3 pt-4">
        {version === 0 && <p>{noAccessDetailsText}</p>}
        {note && <p>{note}</p>}
        {canEdit && <p className="text-ink-2 print:hidden">{whoSeesTexts[reader]}</p>}
        {canView && <AccessPanel bookingId={bookingId} version={version} canEdit={canEdit} />}
        {canEdit && <AddAccess bookingId={bookingId} version={version} />}
        {history.length > 0 && (
          <Disclosure summary="Views and changes">
            <Timeline
              className="mt-3"
              entries={history.map(({ id, text, when, dateTime }) => ({
                key: id,
                title: text,
                when,
                dateTime,
              }))}
            />
          </Disclosure>
        )}
      </div>
    </section>
  )
}
