import { Button } from '@/components/ui/button'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'

type UploadSubmitProps = {
  label: string
  busyText: string
  /** Whether an upload is on its way. */
  travelling: boolean
  sending: boolean
}

/** The button that sends what was uploaded. Until it has arrived and is sent, leaving the page asks first. */
export function UploadSubmit({ label, busyText, travelling, sending }: UploadSubmitProps) {
  useLeaveWarning(travelling || sending, 'Photos are still uploading. Leave this page and stop them?')
  return (
    <div className="grid gap-2.5">
      <Button
        type="submit"
        variant="main"
        size="lg"
        wide
        busy={sending}
        busyText={busyText}
        aria-disabled={travelling || undefined}
      >
        {label}
      </Button>
      {travelling && <p className="t-label">Ready when every upload has finished.</p>}
    </div>
  )
}
