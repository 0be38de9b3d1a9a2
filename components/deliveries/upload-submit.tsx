import { Button } from '@/components/ui/button'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { isLostOnLeaving, isTraveling, type Upload } from './upload-queue'

type UploadSubmitProps = {
  label: string
  busyText: string
  uploads: readonly Upload[]
  sending: boolean
}

/** The button that sends what was uploaded. Until it has arrived and is sent, leaving the page asks first. */
export function UploadSubmit({ label, busyText, uploads, sending }: UploadSubmitProps) {
  const traveling = uploads.some(isTraveling)
  useLeaveWarning(
    sending || uploads.some(isLostOnLeaving),
    traveling || sending
      ? 'Photos are still uploading. Leave this page and stop them?'
      : "Some photos haven't finished uploading. Leave this page? You'd have to choose them again.",
  )
  return (
    <div className="grid gap-2.5">
      <Button
        type="submit"
        variant="main"
        size="lg"
        wide
        busy={sending}
        busyText={busyText}
        aria-disabled={traveling || undefined}
      >
        {label}
      </Button>
      {traveling && <p className="t-label">Ready when every upload has finished.</p>}
    </div>
  )
}
