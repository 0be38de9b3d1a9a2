import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import type { SaveState } from '@/components/ui/use-saved-changes'
import { saveTexts } from '@/lib/photos/deliveries/words/arranging'

type SaveStatusProps = { state: SaveState; onRetry: () => void; className?: string }

/** Says quietly whether the changes are saved. */
export function SaveStatus({ state, onRetry, className }: SaveStatusProps) {
  return (
    <p className={mergeClasses('flex min-h-6 items-center gap-2 text-ink-2', className)}>
      <span role="status" className={state === 'failed' ? 'font-strong text-stop' : undefined}>
        {saveTexts[state]}
      </span>
      {state === 'failed' && <TextButton onClick={onRetry}>Try again</TextButton>}
    </p>
  )
}
