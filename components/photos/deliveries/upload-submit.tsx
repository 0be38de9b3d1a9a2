import { Button } from '@/components/ui/button'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { isInProgress, isLostOnLeaving, type Upload } from '@/components/uploads/upload-queue'
import { leaveTexts, uploadsPendingText } from '@/lib/photos/deliveries/words/uploads'

type UploadSubmitProps = {
  label: string
  busyText: string
  uploads: readonly Upload[]
  /** Whether what will be sent is still being loaded. */
  loading?: boolean
  sending: boolean
}

/** The button that sends the uploaded photos. Leaving the page before they're sent asks for confirmation. */
export function UploadSubmit({ label, busyText, uploads, loading = false, sending }: UploadSubmitProps) {
  const isUploading = uploads.some(isInProgress)
  useLeaveWarning(sending || uploads.some(isLostOnLeaving), leaveText(sending, isUploading))
  return (
    <div className="flex items-center justify-end gap-x-5 gap-y-1 max-md:flex-col-reverse">
      {isUploading && <p className="t-label">{uploadsPendingText}</p>}
      <Button
        type="submit"
        variant="main"
        size="lg"
        busy={sending || loading}
        busyText={sending ? busyText : label}
        aria-disabled={isUploading || undefined}
      >
        {label}
      </Button>
    </div>
  )
}

function leaveText(sending: boolean, isUploading: boolean): string {
  if (sending) return leaveTexts.sending
  return isUploading ? leaveTexts.uploading : leaveTexts.unfinished
}
