import { MissingScreen } from '@/components/shell/missing-screen'

export const metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <main id="main" className="mx-auto max-w-320 px-5 md:px-10">
      <MissingScreen title="Page not found" backHref="/dashboard" backLabel="Back to dashboard">
        It may have moved, or the link is incomplete.
      </MissingScreen>
    </main>
  )
}
