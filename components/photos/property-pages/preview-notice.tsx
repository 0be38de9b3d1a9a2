import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { editorPath } from '@/lib/photos/property-pages/rules/addresses'
import { previewText, previewTitle } from '@/lib/photos/property-pages/words'
import { zoneClasses } from './property-frame'

/** Above a page that only its agent and the studio see. */
export function PreviewNotice(page: { bookingId: string; deliveryId: string }) {
  return (
    <div className={`${zoneClasses} py-4`}>
      <Notice
        title={previewTitle}
        action={
          <TextLink href={editorPath(page)} icon="arrow-left">
            Back to editing
          </TextLink>
        }
      >
        {previewText}
      </Notice>
    </div>
  )
}
