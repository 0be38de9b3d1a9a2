'use client'

import { type ComponentProps, lazy, Suspense, useEffect } from 'react'

const loadItemDialog = async () => ({ default: (await import('./item-dialog')).ItemDialog })
const ItemDialog = lazy(loadItemDialog)

/** The dialog for a project with its media, which is fetched behind the page that may open it. */
export function LazyItemDialog(props: ComponentProps<typeof ItemDialog>) {
  return (
    <Suspense>
      <ItemDialog {...props} />
    </Suspense>
  )
}

/** Fetches the dialog once the page stands, so that it opens at the press. */
export function useItemDialogSoon(): void {
  useEffect(() => {
    void loadItemDialog()
  }, [])
}
