import { Spinner } from '@/components/ui/spinner'

/** The viewer's background with a spinner, shown while its code loads. */
export function ViewerCurtain() {
  return (
    <div data-theme="dark" className="fixed inset-0 z-50 grid place-content-center bg-night text-night-ink">
      <Spinner />
    </div>
  )
}
