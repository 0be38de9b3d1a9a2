import { Button } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'

type SaveBarProps = {
  /** The number of fields with unsaved changes; while there are any, the bar stays visible. */
  unsaved: number
  onDiscard: () => void
}

/** The end of a settings form: shows the number of unsaved changes, with buttons to save or discard them. */
export function SaveBar({ unsaved, onDiscard }: SaveBarProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-ink bg-paper py-3 ${unsaved > 0 ? 'sticky bottom-0 z-10' : ''}`}
    >
      <p role="status" className="text-ink-2">
        {unsaved === 0
          ? 'Everything is saved'
          : `${unsaved} ${unsaved === 1 ? 'change' : 'changes'} not saved`}
      </p>
      <div className="flex gap-2">
        {unsaved > 0 && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <SubmitButton busyText="Saving changes">Save changes</SubmitButton>
      </div>
    </div>
  )
}
