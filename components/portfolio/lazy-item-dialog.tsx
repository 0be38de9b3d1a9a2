'use client'

import { type ComponentProps, lazy, Suspense, useEffect } from 'react'

const loadItemDialog = async () => ({ default: (await import('./item-dialog')).ItemDialog })
const ItemDialog = lazy(loadItemDialog)

/** The item dialog, loaded separately from the page. */
export function LazyItemDialog(props: ComponentProps<typeof ItemDialog>) {
  return (
    <Suspense>
      <ItemDialog {...props} />
    </Suspense>
  )
}

/** Preloads the dialog after the page has rendered, so that it opens without delay. */
export function useItemDialogSoon(): void {
  useEffect(() => {
    void loadItemDialog()
  }, [])
}
