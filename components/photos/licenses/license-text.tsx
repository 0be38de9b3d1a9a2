import type { License } from '@/lib/photos/licenses/schema'
import { boardsTitle } from '@/lib/photos/licenses/words'

/** The whole text of a license. */
export function LicenseText({ license }: { license: Pick<License, 'text' | 'boardsText'> }) {
  return (
    <div className="max-w-[68ch] text-left text-ink-2">
      <p className="wrap-break-word whitespace-pre-line">{license.text}</p>
      {license.boardsText && (
        <>
          <p className="mt-4 font-strong text-ink">{boardsTitle}</p>
          <p className="mt-1 wrap-break-word whitespace-pre-line">{license.boardsText}</p>
        </>
      )}
    </div>
  )
}
