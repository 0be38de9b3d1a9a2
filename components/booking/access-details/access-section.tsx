import { Disclosure } from '@/components/ui/disclosure'
import { IconSection } from '@/components/ui/icon-section'
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

/**
 * How the photographer gets in: whether there are details, the form for them, and who viewed them. The photographer, who sees them
 * around the shoot only, shows them from the booking's facts.
 */
export function AccessSection({ bookingId, access, reader }: AccessSectionProps) {
  if (!access) return null
  const { version, canView, canEdit, note, history } = access
  if (version === 0 && !canEdit && history.length === 0) return null
  return (
    <IconSection
      id="access-details"
      icon="key-round"
      title={accessTitle}
      lead={version === 0 ? noAccessDetailsText : note}
    >
      <div className="grid gap-3 empty:hidden">
        {version === 0 && note && <p>{note}</p>}
        {canEdit && <p className="max-w-[68ch] text-ink-2">{whoSeesTexts[reader]}</p>}
        {canView && reader === 'CLIENT' && (
          <AccessPanel bookingId={bookingId} version={version} canEdit={canEdit} />
        )}
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
    </IconSection>
  )
}
