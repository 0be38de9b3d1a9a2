'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MenuButton } from '@/components/ui/menu-entries'
import { Popover } from '@/components/ui/popover'
import { PopoverList } from '@/components/ui/popover-list'
import { TextButton } from '@/components/ui/text-link'
import { listAddOnsAction } from '@/lib/photos/deliveries/actions'
import type { AddOnChoice } from '@/lib/photos/deliveries/schema/sending'
import { extrasTexts } from '@/lib/photos/deliveries/words/deliveries'

type AddOnMenuProps = { bookingId: string; onChoose: (addOn: AddOnChoice) => void }

/** The catalog's add-ons at a booking's prices, read when it opens. */
export function AddOnMenu({ bookingId, onChoose }: AddOnMenuProps) {
  const [addOns, setAddOns] = useState<AddOnChoice[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function load() {
    const result = await listAddOnsAction({ bookingId }).catch(() => null)
    setHasFailed(!result?.ok)
    setAddOns(result?.ok ? result.data : null)
  }

  return (
    <Popover
      label={extrasTexts.fromCatalog}
      className="w-72 max-md:absolute max-md:inset-x-auto max-md:top-[calc(100%+0.375rem)] max-md:left-0 max-md:w-72"
      onOpenChange={(isOpen) => {
        if (isOpen) void load()
      }}
      trigger={(props) => (
        <TextButton {...props}>
          {extrasTexts.fromCatalog}
          <Icon name="chevron-down" size="sm" />
        </TextButton>
      )}
    >
      {({ close }) => (
        <PopoverList
          items={addOns}
          hasFailed={hasFailed}
          emptyIcon="receipt-text"
          emptyText={extrasTexts.noAddOns}
        >
          {(addOn) => (
            <MenuButton
              onClick={() => {
                close()
                onChoose(addOn)
              }}
            >
              <span className="flex-1">{addOn.name}</span>
              <span className="text-ink-3">{addOn.price}</span>
            </MenuButton>
          )}
        </PopoverList>
      )}
    </Popover>
  )
}
