'use client'

import { ActionButton } from '@/components/ui/action-button'
import { buttonClasses } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Icon } from '@/components/ui/icon'
import { publishPageAction, takeDownPageAction } from '@/lib/photos/property-pages/actions'
import type { EditedPage } from '@/lib/photos/property-pages/schema/editing'
import { publishedText, stateTexts, takenDownText } from '@/lib/photos/property-pages/words'

type PageStateProps = Pick<EditedPage, 'deliveryId' | 'state' | 'saved'>

/** Whether the page is public, with the button that changes it. */
export function PageState({ deliveryId, state, saved }: PageStateProps) {
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-3">
        {(state === 'draft' || state === 'expired') && saved && (
          <a href={saved.pageUrl} target="_blank" rel="noopener" className={buttonClasses({ size: 'lg' })}>
            <Icon name="eye" />
            Preview
          </a>
        )}
        {state === 'draft' ? (
          <ActionButton
            label="Publish"
            variant="main"
            size="lg"
            act={() => publishPageAction({ deliveryId })}
            done={[publishedText]}
            failed="The page wasn't published. Please try again."
          />
        ) : (
          <>
            {state === 'public' && saved && (
              <a
                href={saved.pageUrl}
                target="_blank"
                rel="noopener"
                className={buttonClasses({ variant: 'main', size: 'lg' })}
              >
                <Icon name="external-link" />
                Open page
              </a>
            )}
            <ConfirmButton
              act={() => takeDownPageAction({ deliveryId })}
              done={[takenDownText]}
              failed="The page wasn't taken down. Please try again."
              label="Take down"
              size="lg"
              title="Take the page down?"
              description="Visitors will no longer see the page, the tour, or their photos. Links and codes that you shared work again once you publish it again."
              confirmLabel="Take down"
              busyText="Taking down"
              cancelLabel="Keep page"
            />
          </>
        )}
      </div>
      <p className="max-w-100 text-ink-2 sm:text-right">{stateTexts[state]}</p>
    </div>
  )
}
